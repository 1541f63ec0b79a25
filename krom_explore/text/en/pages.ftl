### What the pages say that every game has.

page-start = Krom Explore

page-learn = Learn the game
page-learn-lead = One rule at a time, each on a table that answers.

page-play = Play
page-play-lead = A whole game, with the rules at your side.

page-editor = Set up a position
page-editor-lead = Put anybody anywhere with anything the box allows, and see what the rules make of it.

page-rules = Rules
page-rules-lead = Ask a question in your own words, or read on. Every rule can be tried.

page-deviations = What the rulebooks do not say
page-deviations-lead = Everything that is played here and does not stand in the rulebooks, each with its reason.
page-deviations-1 = “Chosen” are questions that the rulebooks leave open; each is a switch that your own box can turn. “Deduced” is what we read out of them. “Invented” is ours, so that the game can be played.

page-box = My box
page-box-lead = Do you own the game? Type in the real cards, and every page, every chance and every refusal follows them.
page-box-1 = Download the bundled box, change it in any text editor, and load it here. It stays in your browser; the server forgets it when you leave.
page-box-2 = Links to your tables carry what is different in your box, so whoever opens one plays with the same cards.
