function reverseList(head: ListNode | null): ListNode | null {
  let before: ListNode | null = null
  let node = head
  while (node) {
    const next: ListNode | null = node.next
    node.next = before
    before = node
    node = next
  }
  return before
}
