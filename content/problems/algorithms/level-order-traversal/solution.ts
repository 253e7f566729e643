function levelOrder(root: TreeNode | null): number[][] {
  const levels: number[][] = []
  let level = root ? [root] : []
  while (level.length > 0) {
    levels.push(level.map((node) => node.val))
    const next: TreeNode[] = []
    for (const { left, right } of level) {
      if (left) next.push(left)
      if (right) next.push(right)
    }
    level = next
  }
  return levels
}
