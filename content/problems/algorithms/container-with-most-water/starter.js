function maxArea(heights) {

}
