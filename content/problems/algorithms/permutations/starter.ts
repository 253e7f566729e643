function permute(nums: number[]): number[][] {

}
