function removeNthFromEnd(head, n) {
  let fast = head
  let slow = head
  for (let step = 0; step < n; step++) fast = fast.next
  while (fast && fast.next) {
    fast = fast.next
    slow = slow.next
  }
  if (slow.next) slow.next = slow.next.next
  return head
}
