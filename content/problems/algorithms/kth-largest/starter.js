function findKthLargest(nums, k) {

}
