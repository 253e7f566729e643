def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    place = {value: i for i, value in enumerate(inorder)}
    values = iter(preorder)

    def build(low: int, high: int) -> TreeNode | None:
        if low > high:
            return None
        node = TreeNode(next(values))
        middle = place[node.val]
        node.left = build(low, middle - 1)
        node.right = build(middle + 1, high)
        return node

    return build(0, len(inorder) - 1)
