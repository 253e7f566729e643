function knapsack(weights: number[], values: number[], capacity: number): number {

}
