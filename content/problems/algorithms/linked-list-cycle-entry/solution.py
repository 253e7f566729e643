def cycle_entry(head: ListNode | None) -> ListNode | None:
    slow = fast = head
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            while head is not slow:
                head, slow = head.next, slow.next
            return head
    return None
