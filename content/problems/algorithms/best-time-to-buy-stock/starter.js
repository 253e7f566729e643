function maxProfit(prices, k) {

}
