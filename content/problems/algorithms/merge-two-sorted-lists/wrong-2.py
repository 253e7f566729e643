def merge_two_lists(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    guard = tail = ListNode()
    while a and b:
        if a.val <= b.val:
            tail.next, a = a, a.next
        else:
            tail.next, b = b, b.next
        tail = tail.next
    tail.next = None
    return guard.next
