function lengthOfLongestSubstring(s) {

}
