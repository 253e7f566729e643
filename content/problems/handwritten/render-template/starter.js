function render(template, data) {

}
