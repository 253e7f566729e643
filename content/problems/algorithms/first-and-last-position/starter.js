function searchRange(nums, target) {

}
