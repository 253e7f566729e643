function longestCommonSubsequence(a, b) {

}
