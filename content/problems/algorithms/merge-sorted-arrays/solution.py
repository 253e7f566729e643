def merge_in_place(nums1: list[int], m: int, nums2: list[int], n: int) -> None:
    i, j = m - 1, n - 1
    while j >= 0:
        if i >= 0 and nums1[i] > nums2[j]:
            nums1[i + j + 1] = nums1[i]
            i -= 1
        else:
            nums1[i + j + 1] = nums2[j]
            j -= 1
