from collections import Counter


def min_window(s: str, t: str) -> str:
    need = Counter(t)
    left = 0
    for right in range(len(s)):
        need[s[right]] -= 1
        if all(count <= 0 for count in need.values()):
            while need[s[left]] < 0:
                need[s[left]] += 1
                left += 1
            return s[left : right + 1]
    return ""
