function reverseKGroup(head, k) {
  const guard = new ListNode(0, head)
  let tail = guard
  while (true) {
    let last = tail
    for (let step = 0; step < k && last; step++) last = last.next
    if (!last) return guard.next
    const first = tail.next
    const after = last.next
    let before = after
    let node = first
    while (node !== after) {
      const next = node.next
      node.next = before
      before = node
      node = next
    }
    tail.next = last
    tail = first
  }
}
