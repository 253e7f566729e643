function lengthOfLIS(nums) {

}
