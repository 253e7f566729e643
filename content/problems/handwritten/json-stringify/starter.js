function stringify(value) {

}
