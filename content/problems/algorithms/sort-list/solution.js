function sortList(head) {
  if (!head?.next) return head
  let middle = head
  let fast = head.next
  while (fast?.next) {
    middle = middle.next
    fast = fast.next.next
  }
  const second = middle.next
  middle.next = null
  return merge(sortList(head), sortList(second))
}

function merge(a, b) {
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
