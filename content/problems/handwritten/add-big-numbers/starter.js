function addStrings(a, b) {

}
