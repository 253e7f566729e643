function sortList(head: ListNode | null): ListNode | null {
  if (!head?.next) return head
  let middle = head
  let fast: ListNode | null = head.next
  while (fast?.next) {
    middle = middle.next!
    fast = fast.next.next
  }
  const second = middle.next
  middle.next = null
  return merge(sortList(head), sortList(second))
}

function merge(a: ListNode | null, b: ListNode | null) {
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
