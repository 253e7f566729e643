function trapRain(heights) {

}
