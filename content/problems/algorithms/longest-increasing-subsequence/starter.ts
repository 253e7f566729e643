function lengthOfLIS(nums: number[]): number {

}
