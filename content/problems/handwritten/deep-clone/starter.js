function deepClone(value) {

}
