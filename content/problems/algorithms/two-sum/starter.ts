function twoSum(nums: number[], target: number): number[] {

}
