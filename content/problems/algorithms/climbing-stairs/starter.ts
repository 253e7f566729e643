function climbStairs(n: number): number {

}
