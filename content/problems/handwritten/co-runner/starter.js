function co(fn) {

}
