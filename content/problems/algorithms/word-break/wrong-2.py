def word_break(s: str, words: list[str]) -> bool:
    for word in sorted(words, key=len, reverse=True):
        s = s.replace(word, "")
    return s == ""
