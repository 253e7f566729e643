function curry(fn) {

}
