function listToTree(list) {

}
