function twoSum(nums, target) {

}
