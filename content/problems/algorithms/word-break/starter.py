def word_break(s: str, words: list[str]) -> bool:
    pass
