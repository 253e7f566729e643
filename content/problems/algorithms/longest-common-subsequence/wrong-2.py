def longest_common_subsequence(a: str, b: str) -> int:
    longest = 0
    above = [0] * (len(b) + 1)
    for letter in a:
        row = [0]
        for j, other in enumerate(b):
            row.append(above[j] + 1 if letter == other else 0)
        longest = max(longest, *row)
        above = row
    return longest
