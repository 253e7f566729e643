function mergeTwoLists(a, b) {
  const guard = new ListNode()
  let tail = guard
  while (a && b) {
    const node = a.val < b.val ? a : b
    if (a.val <= b.val) a = a.next
    if (node.val >= b.val) b = b.next
    tail.next = node
    tail = node
  }
  tail.next = a || b
  return guard.next
}
