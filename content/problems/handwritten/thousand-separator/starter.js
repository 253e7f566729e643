function formatThousands(text) {

}
