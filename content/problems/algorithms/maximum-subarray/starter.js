function maxSubArray(nums) {

}
