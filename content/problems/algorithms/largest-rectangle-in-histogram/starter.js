function largestRectangle(heights) {

}
