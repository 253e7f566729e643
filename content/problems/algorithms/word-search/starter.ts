function exist(board: string[][], word: string): boolean {

}
