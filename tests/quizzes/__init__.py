"""Questions of quizzes by the thousand, each checked: ``python -m tests.quizzes 5000``."""
