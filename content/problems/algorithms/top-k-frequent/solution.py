def top_k_frequent(nums: list[int], k: int) -> list[int]:
    from collections import Counter

    buckets: list[list[int]] = [[] for _ in range(len(nums) + 1)]
    for value, count in Counter(nums).items():
        buckets[count].append(value)
    found: list[int] = []
    for bucket in reversed(buckets):
        found += bucket
        if len(found) >= k:
            break
    return found[:k]
