function reverseKGroup(head, k) {
  if (!head) return null
  let before = null
  let node = head
  for (let step = 0; step < k && node; step++) {
    const next = node.next
    node.next = before
    before = node
    node = next
  }
  head.next = reverseKGroup(node, k)
  return before
}
