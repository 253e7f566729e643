function reorderList(head) {
  const nodes = []
  for (let node = head; node; node = node.next) nodes.push(node)
  let left = 0
  let right = nodes.length - 1
  while (left < right) {
    nodes[left].next = nodes[right]
    left++
    nodes[right].next = nodes[left]
    right--
  }
}
