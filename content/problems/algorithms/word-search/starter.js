function exist(board, word) {

}
