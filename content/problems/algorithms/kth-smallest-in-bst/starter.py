# TreeNode已经定义好：val是值，left与right是子节点或None
def kth_smallest(root: TreeNode | None, k: int) -> int:
    pass
