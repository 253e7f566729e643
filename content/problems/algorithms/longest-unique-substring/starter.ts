function lengthOfLongestSubstring(s: string): number {

}
