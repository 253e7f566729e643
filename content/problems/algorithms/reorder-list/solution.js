function reorderList(head) {
  if (!head) return
  let middle = head
  let fast = head
  while (fast.next?.next) {
    middle = middle.next
    fast = fast.next.next
  }
  let node = middle.next
  middle.next = null
  let back = null
  while (node) {
    const next = node.next
    node.next = back
    back = node
    node = next
  }
  let front = head
  while (front && back) {
    const next = front.next
    const backNext = back.next
    front.next = back
    back.next = next
    front = next
    back = backNext
  }
}
