def reverse_list(head: ListNode | None) -> ListNode | None:
    before = None
    while head and head.next:
        following = head.next
        head.next = before
        before = head
        head = following
    return before
