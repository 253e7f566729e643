function maxSubArray(nums: number[]): number {

}
