def longest_common_subsequence(a: str, b: str) -> int:
    pass
