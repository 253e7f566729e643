# TreeNode已经定义好：val是值，left与right是子节点或None
def is_valid_bst(root: TreeNode | None) -> bool:
    pass
