function reverseKGroup(head: ListNode | null, k: number): ListNode | null {
  const guard = new ListNode(0, head)
  let tail = guard
  while (true) {
    let last: ListNode | null = tail
    for (let step = 0; step < k && last; step++) last = last.next
    if (!last) return guard.next
    const first = tail.next!
    const after: ListNode | null = last.next
    let before = after
    let node: ListNode | null = first
    while (node !== after) {
      const next: ListNode | null = node!.next
      node!.next = before
      before = node
      node = next
    }
    tail.next = last
    tail = first
  }
}
