"""What the package of a game offers, and the file of its folder in which each name lives."""

HOMES = {
    "Table": "game",
    "Ruleset": "ruleset",
    "WORDS": "catalogue",
    "ACTIVITIES": "activities",
    "COACH": "coach",
    "EXAMPLES": "examples",
    "EXERCISES": "exercises",
    "HANDOUTS": "handouts",
    "LESSONS": "lessons",
    "QUIZZES": "quizzes",
    "BOTS": "bots",
}
MODULES = ("account", "face", "odds", "rulebook")
