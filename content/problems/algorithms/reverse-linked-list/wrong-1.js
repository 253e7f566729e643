function reverseList(head) {
  let before = head
  let node = head && head.next
  while (node) {
    const next = node.next
    node.next = before
    before = node
    node = next
  }
  return before
}
