function retry(task, options) {

}
