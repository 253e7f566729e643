function longestPalindrome(s: string): string {

}
