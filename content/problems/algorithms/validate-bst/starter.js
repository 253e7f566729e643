// TreeNode已经定义好：val是值，left与right是子节点或null
function isValidBST(root) {

}
