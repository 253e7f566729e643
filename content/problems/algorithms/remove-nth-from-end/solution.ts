function removeNthFromEnd(head: ListNode | null, n: number): ListNode | null {
  const guard = new ListNode(0, head)
  let fast: ListNode = guard
  let slow: ListNode = guard
  for (let step = 0; step < n; step++) fast = fast.next!
  while (fast.next) {
    fast = fast.next
    slow = slow.next!
  }
  slow.next = slow.next!.next
  return guard.next
}
