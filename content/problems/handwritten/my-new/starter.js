function myNew(Constructor, ...args) {

}
