function editDistance(source, to) {

}
