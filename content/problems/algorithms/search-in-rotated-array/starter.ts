function searchRotated(nums: number[], target: number): number {

}
