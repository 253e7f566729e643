function searchRotated(nums, target) {

}
