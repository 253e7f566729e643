function moveZeroes(nums) {

}
