function maxSlidingWindow(nums, k) {

}
