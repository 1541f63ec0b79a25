### What the pages say that every game has.

page-start = Krom Explore

page-learn = Learn the game
page-learn-lead = One rule at a time, each on a table that answers.

page-play = Play
page-play-lead = A whole game, with the rules at your side.

page-editor = Set up a position
page-editor-lead = Put anybody anywhere with anything the box allows, and see what the rules make of it.
page-editor-1 = The table below follows every change. What the rules do not allow is refused, with the reason beside the field.

page-rules = Rules
page-rules-lead = The whole game in short paragraphs, each with its source.
page-rules-1 = “Printed” means that the rulebooks say it, “attested” that somebody else does, “deduced” that we read it out of them, and “invented” that it is ours, so that the game can be played. What you read follows the box and the rulings in force.

page-box = My box
page-box-lead = Do you own the game? Type in the real cards, and every page, every chance and every refusal follows them.
page-box-1 = Download the bundled box, change it in any text editor, and load it here. It stays in your browser; the server forgets it when you leave.
page-box-2 = Links to your tables carry what is different in your box, so whoever opens one plays with the same cards.
