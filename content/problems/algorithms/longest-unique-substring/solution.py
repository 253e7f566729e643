def length_of_longest_substring(s: str) -> int:
    last: dict[str, int] = {}
    left = longest = 0
    for right, letter in enumerate(s):
        left = max(left, last.get(letter, -1) + 1)
        last[letter] = right
        longest = max(longest, right - left + 1)
    return longest
