def sort_list(head: ListNode | None) -> ListNode | None:
    if not head or not head.next:
        return head
    middle, fast = head, head.next
    while fast and fast.next:
        middle, fast = middle.next, fast.next.next
    second, middle.next = middle.next, None
    return merge(sort_list(head), sort_list(second))


def merge(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    guard = tail = ListNode()
    while a and b:
        if a.val <= b.val:
            tail.next, a = a, a.next
        else:
            tail.next, b = b, b.next
        tail = tail.next
    tail.next = a or b
    return guard.next
