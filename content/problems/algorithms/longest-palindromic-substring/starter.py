def longest_palindrome(s: str) -> str:
    pass
