function searchRange(nums: number[], target: number): number[] {

}
