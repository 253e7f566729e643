function countProvinces(count: number, roads: number[][]): number {

}
