def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    guard = ListNode(0, head)
    slow = fast = guard
    for _ in range(n):
        fast = fast.next
    while fast.next:
        slow, fast = slow.next, fast.next
    slow.next = slow.next.next
    return guard.next
