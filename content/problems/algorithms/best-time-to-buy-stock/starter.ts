function maxProfit(prices: number[], k: number): number {

}
