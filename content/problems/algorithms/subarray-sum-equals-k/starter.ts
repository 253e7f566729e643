function countSubarrays(nums: number[], k: number): number {

}
