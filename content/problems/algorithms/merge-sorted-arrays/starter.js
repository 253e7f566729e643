function mergeInPlace(nums1, m, nums2, n) {

}
