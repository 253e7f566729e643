function isValid(s) {

}
