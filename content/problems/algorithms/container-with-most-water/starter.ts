function maxArea(heights: number[]): number {

}
