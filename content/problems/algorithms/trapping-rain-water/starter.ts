function trapRain(heights: number[]): number {

}
