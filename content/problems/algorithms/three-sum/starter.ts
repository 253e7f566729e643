function threeSum(nums: number[]): number[][] {

}
