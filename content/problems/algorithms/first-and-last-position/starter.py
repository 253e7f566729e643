def search_range(nums: list[int], target: int) -> list[int]:
    pass
