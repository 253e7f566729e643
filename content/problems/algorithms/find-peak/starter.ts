function findPeak(nums: number[]): number {

}
