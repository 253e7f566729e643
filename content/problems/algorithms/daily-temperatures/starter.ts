function dailyTemperatures(temperatures: number[]): number[] {

}
