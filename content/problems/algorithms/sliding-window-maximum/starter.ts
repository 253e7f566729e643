function maxSlidingWindow(nums: number[], k: number): number[] {

}
