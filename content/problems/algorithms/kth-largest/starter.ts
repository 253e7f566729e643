function findKthLargest(nums: number[], k: number): number {

}
