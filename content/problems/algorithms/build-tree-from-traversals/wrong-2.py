def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    root = None
    for value in preorder:
        if not root:
            root = TreeNode(value)
            continue
        node = root
        while True:
            side = "left" if value < node.val else "right"
            child = getattr(node, side)
            if not child:
                setattr(node, side, TreeNode(value))
                break
            node = child
    return root
