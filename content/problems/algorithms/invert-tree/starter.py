# TreeNode已经定义好：val是值，left与right是子节点或None
def invert_tree(root: TreeNode | None) -> TreeNode | None:
    pass
