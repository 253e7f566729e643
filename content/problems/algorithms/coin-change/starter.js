function coinChange(coins, amount) {

}
