from collections import Counter


def min_window(s: str, t: str) -> str:
    need = Counter(t)
    missing = len(t)
    start, length = 0, len(s) + 1
    left = 0
    for right, letter in enumerate(s):
        if need[letter] > 0:
            missing -= 1
        need[letter] -= 1
        while missing == 0:
            if right - left + 1 < length:
                start, length = left, right - left + 1
            need[s[left]] += 1
            if need[s[left]] > 0:
                missing += 1
            left += 1
    return s[start : start + length] if length <= len(s) else ""
