function threeSum(nums) {

}
