function mergeTwoLists(a, b) {
  const guard = new ListNode()
  let tail = guard
  while (a && b) {
    if (a.val <= b.val) {
      tail.next = a
      a = a.next
    } else {
      tail.next = b
      b = b.next
    }
    tail = tail.next
  }
  tail.next = a ?? b
  return guard.next
}
