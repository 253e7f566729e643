# TreeNode已经定义好：val是值，left与right是子节点或None
def lowest_common_ancestor(root: TreeNode | None, p: int, q: int) -> int:
    pass
