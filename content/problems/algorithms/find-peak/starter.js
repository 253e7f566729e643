function findPeak(nums) {

}
