function countSubarrays(nums, k) {

}
