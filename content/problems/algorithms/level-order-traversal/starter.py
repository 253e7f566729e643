# TreeNode已经定义好：val是值，left与right是子节点或None
def level_order(root: TreeNode | None) -> list[list[int]]:
    pass
