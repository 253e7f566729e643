function moveZeroes(nums: number[]): void {

}
