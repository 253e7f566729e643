def cycle_entry(head: ListNode | None) -> ListNode | None:
    seen = set()
    while head:
        if head.val in seen:
            return head
        seen.add(head.val)
        head = head.next
    return None
