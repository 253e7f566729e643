function reverseList(head) {
  let before = null
  let node = head
  while (node) {
    const next = node.next
    node.next = before
    before = node
    node = next
  }
  return before
}
