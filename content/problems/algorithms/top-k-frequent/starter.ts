function topKFrequent(nums: number[], k: number): number[] {

}
