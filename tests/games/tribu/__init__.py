"""Tribù, chapter by chapter. A test is named after the rule that it shows: ``chain.totem`` is ``test_chain_totem``."""
