"""What makes up one bundle, the generic folder and a game's own, names every message once."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from krom_explore import games, text
from krom_explore.text import Catalogue


def catalogue(game):
    return games.game(game).WORDS


def folder(path, **catalogues):
    """A folder of English catalogues, by the name of the file."""
    path.joinpath("en").mkdir(parents=True)
    for name, lines in catalogues.items():
        path.joinpath("en", f"{name}.ftl").write_text(lines, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", games.names())
def test_every_game_names_each_message_once(game, lang):
    words = catalogue(game)
    assert words.folders[0] == text.GENERIC.folders[0]
    Catalogue(*words.folders[1:])._bundle(lang)  # which refuses a name that comes twice


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", games.names())
def test_a_message_read_by_itself_is_the_one_in_its_catalogue(game, lang):
    """Catalogues are cut into messages before Fluent reads any of them; it reads the same in the whole."""
    for folder in catalogue(game).folders:
        for file in text.catalogues(folder.joinpath(lang)):
            written = file.read_text(encoding="utf-8")
            whole = [entry for entry in FluentParser(with_spans=False).parse(written).body if hasattr(entry, "id")]
            single = [FluentParser(with_spans=False).parse(lines).body for _, lines in text.entries(written)]
            assert [entry.id.name for entry in whole] == [name for name, _ in text.entries(written)], file
            for entry, (alone,) in zip(whole, single, strict=True):
                assert entry.equals(alone, ignored_fields=["comment", "span"]), f"{file}: {entry.id.name}"


def test_a_name_twice_in_one_folder_is_refused(tmp_path):
    doubled = folder(tmp_path, first="moved = It moves.\n", second="moved = It has moved.\n")
    with pytest.raises(ValueError, match=r"^moved in en is in .*first\.ftl and again in .*second\.ftl$"):
        Catalogue(doubled).has("moved")


def test_a_name_twice_in_one_file_is_refused(tmp_path):
    doubled = folder(tmp_path, only="moved = It moves.\nmoved = It has moved.\n")
    with pytest.raises(ValueError, match="moved in en"):
        Catalogue(doubled).has("moved")


def test_a_game_cannot_replace_a_generic_sentence(tmp_path):
    generic = sorted(text.GENERIC.keys("bad-"))[0]
    with pytest.raises(ValueError, match=f"bad-{generic} in en"):
        Catalogue(folder(tmp_path, mine=f"bad-{generic} = Not so.\n")).message("bad-" + generic)


def test_two_games_may_use_the_same_name(tmp_path):
    one = Catalogue(folder(tmp_path / "one", words="moved = It moves.\n"))
    other = Catalogue(folder(tmp_path / "other", words="moved = They move.\n"))
    assert (one.message("moved"), other.message("moved")) == ("It moves.", "They move.")


def test_a_refused_bundle_stays_refused(tmp_path):
    """A second look must not find the half of it that was read."""
    words = Catalogue(folder(tmp_path, first="moved = It moves.\n", second="moved = It has moved.\n"))
    for _ in range(2):
        with pytest.raises(ValueError, match="moved"):
            words.has("moved")


def test_a_sentence_may_refer_to_one_that_its_language_lacks(tmp_path, monkeypatch):
    """What a half-translated language refers to and does not have is said in English, as whole sentences are."""
    for lang, words in (("en", "a = one { b }\nb = two\n"), ("eo", "a = unu { b }\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "words.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(text, "languages", lambda: ("en", "eo"))
    catalogue = text.Catalogue(tmp_path)
    assert catalogue.message("a", "eo") == "unu two"
    assert catalogue.message("b", "eo") == "two"
    assert not catalogue.has("b", "eo")


def test_a_language_that_babel_does_not_know_lists_as_english_does():
    assert text.listed(["a", "b"], "xx") == "a and b"
    assert text.listed(["a", "b"], "pt-BR") == "a e b"
