function throttle(fn, wait) {

}
