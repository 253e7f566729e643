function integerSquareRoot(x) {

}
