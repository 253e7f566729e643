# TreeNode已经定义好：val是值，left与right是子节点或None
def max_path_sum(root: TreeNode | None) -> int:
    pass
