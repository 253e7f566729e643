def length_of_longest_substring(s: str) -> int:
    pass
