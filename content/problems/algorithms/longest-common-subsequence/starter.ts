function longestCommonSubsequence(a: string, b: string): number {

}
