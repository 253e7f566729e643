function climbStairs(n) {

}
