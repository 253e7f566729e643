function reorderList(head: ListNode | null): void {
  if (!head) return
  let middle: ListNode = head
  let fast: ListNode | null = head
  while (fast.next?.next) {
    middle = middle.next!
    fast = fast.next.next
  }
  let node = middle.next
  middle.next = null
  let back: ListNode | null = null
  while (node) {
    const next: ListNode | null = node.next
    node.next = back
    back = node
    node = next
  }
  let front: ListNode | null = head
  while (front && back) {
    const next: ListNode | null = front.next
    const backNext: ListNode | null = back.next
    front.next = back
    back.next = next
    front = next
    back = backNext
  }
}
