function isInstanceOf(value, Constructor) {

}
