def longest_palindrome(s: str) -> str:
    longest = ""
    for center in range(2 * len(s) - 1):
        left = center // 2
        right = left + center % 2
        while left >= 0 and right < len(s) and s[left] == s[right]:
            left -= 1
            right += 1
        if right - left - 1 > len(longest):
            longest = s[left + 1 : right]
    return longest
