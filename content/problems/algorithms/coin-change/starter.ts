function coinChange(coins: number[], amount: number): number {

}
