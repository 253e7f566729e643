function mergeKLists(lists: (ListNode | null)[]): ListNode | null {
  let rest = lists
  while (rest.length > 1) {
    const merged: (ListNode | null)[] = []
    for (let i = 0; i < rest.length; i += 2) merged.push(mergeTwo(rest[i], rest[i + 1] ?? null))
    rest = merged
  }
  return rest[0] ?? null
}

function mergeTwo(a: ListNode | null, b: ListNode | null) {
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
