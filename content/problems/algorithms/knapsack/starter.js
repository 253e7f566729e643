function knapsack(weights, values, capacity) {

}
