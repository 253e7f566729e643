function isPalindrome(head: ListNode | null): boolean {
  let slow = head
  let fast = head
  while (fast?.next) {
    slow = slow!.next
    fast = fast.next.next
  }
  let back: ListNode | null = null
  while (slow) {
    const next: ListNode | null = slow.next
    slow.next = back
    back = slow
    slow = next
  }
  let front = head
  while (front && back) {
    if (front.val !== back.val) return false
    front = front.next
    back = back.next
  }
  return true
}
