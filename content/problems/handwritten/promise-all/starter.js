function promiseAll(items) {

}
