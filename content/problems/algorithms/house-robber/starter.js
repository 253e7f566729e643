function rob(nums, isCircle) {

}
