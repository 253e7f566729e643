function largestRectangle(heights: number[]): number {

}
