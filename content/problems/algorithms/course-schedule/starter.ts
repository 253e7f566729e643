function findOrder(count: number, requires: number[][]): number[] {

}
