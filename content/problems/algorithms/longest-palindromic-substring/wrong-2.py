def longest_palindrome(s: str) -> str:
    backward = s[::-1]
    longest = ""
    for start in range(len(s)):
        while start + len(longest) < len(s) and s[start : start + len(longest) + 1] in backward:
            longest = s[start : start + len(longest) + 1]
    return longest
