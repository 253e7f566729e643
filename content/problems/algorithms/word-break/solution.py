def word_break(s: str, words: list[str]) -> bool:
    known = set(words)
    most = max(map(len, words))
    can = [True] + [False] * len(s)
    for end in range(1, len(s) + 1):
        can[end] = any(can[start] and s[start:end] in known for start in range(max(0, end - most), end))
    return can[-1]
