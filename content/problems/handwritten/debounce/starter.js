function debounce(fn, wait) {

}
