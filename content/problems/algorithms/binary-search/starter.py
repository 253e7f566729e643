def search(nums: list[int], target: int) -> int:
    pass
