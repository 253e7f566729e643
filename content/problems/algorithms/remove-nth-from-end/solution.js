function removeNthFromEnd(head, n) {
  const guard = new ListNode(0, head)
  let fast = guard
  let slow = guard
  for (let step = 0; step < n; step++) fast = fast.next
  while (fast.next) {
    fast = fast.next
    slow = slow.next
  }
  slow.next = slow.next.next
  return guard.next
}
