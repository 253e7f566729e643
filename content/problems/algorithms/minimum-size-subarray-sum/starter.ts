function minSubarrayLength(target: number, nums: number[]): number {

}
