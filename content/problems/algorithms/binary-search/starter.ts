function search(nums: number[], target: number): number {

}
