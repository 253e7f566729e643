function minSubarrayLength(target, nums) {

}
