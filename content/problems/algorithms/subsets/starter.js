function subsets(nums) {

}
