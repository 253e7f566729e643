function unique(list, keyOf) {

}
