function search(nums, target) {

}
