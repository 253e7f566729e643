function rob(nums: number[], isCircle: boolean): number {

}
