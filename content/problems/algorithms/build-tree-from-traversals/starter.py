# TreeNode已经定义好：val是值，left与right是子节点或None
def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    pass
