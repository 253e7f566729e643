def reverse_k_group(head: ListNode | None, k: int) -> ListNode | None:
    last = head
    for _ in range(k - 1):
        if not last:
            return head
        last = last.next
    if not last:
        return head
    after = last.next
    before, node = None, head
    while node is not after:
        node.next, before, node = before, node, node.next
    head.next = after
    return last
