function mergeInPlace(nums1: number[], m: number, nums2: number[], n: number): void {
  let i = m - 1
  let j = n - 1
  while (j >= 0) {
    if (i >= 0 && nums1[i] > nums2[j]) nums1[i + j + 1] = nums1[i--]
    else nums1[i + j + 1] = nums2[j--]
  }
}
