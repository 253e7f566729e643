function longestPalindrome(s) {

}
