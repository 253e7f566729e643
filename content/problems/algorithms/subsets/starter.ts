function subsets(nums: number[]): number[][] {

}
