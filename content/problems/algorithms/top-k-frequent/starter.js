function topKFrequent(nums, k) {

}
