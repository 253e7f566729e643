function deepEqual(a, b) {

}
