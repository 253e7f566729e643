def is_valid_bst(root: TreeNode | None) -> bool:
    def check(node: TreeNode | None, low: float, high: float) -> bool:
        if not node:
            return True
        if not low < node.val < high:
            return False
        return check(node.left, low, node.val) and check(node.right, node.val, high)

    return check(root, float("-inf"), float("inf"))
