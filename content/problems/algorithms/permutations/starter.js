function permute(nums) {

}
