# TreeNode已经定义好：val是值，left与right是子节点或None
def right_side_view(root: TreeNode | None) -> list[int]:
    pass
