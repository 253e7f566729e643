def merge_in_place(nums1: list[int], m: int, nums2: list[int], n: int) -> None:
    pass
