function cycleEntry(head: ListNode | null): ListNode | null {
  let slow = head
  let fast = head
  while (fast?.next) {
    slow = slow!.next
    fast = fast.next.next
    if (slow !== fast) continue
    let node = head
    while (node !== slow) {
      node = node!.next
      slow = slow!.next
    }
    return node
  }
  return null
}
