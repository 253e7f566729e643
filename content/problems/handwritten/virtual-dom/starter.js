function render(vnode) {

}
