function wordBreak(s, words) {

}
