def reverse_list(head: ListNode | None) -> ListNode | None:
    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before
