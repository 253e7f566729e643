def top_k_frequent(nums: list[int], k: int) -> list[int]:
    pass
