function memoize(fn) {

}
