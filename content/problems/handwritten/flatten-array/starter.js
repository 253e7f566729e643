function flatten(list, depth) {

}
