function parseQuery(url) {

}
