def reverse_k_group(head: ListNode | None, k: int) -> ListNode | None:
    guard = ListNode(0, head)
    tail = guard
    while True:
        last = tail
        for _ in range(k):
            last = last.next
            if not last:
                return guard.next
        first, after = tail.next, last.next
        before, node = after, first
        while node is not after:
            node.next, before, node = before, node, node.next
        tail.next = last
        tail = first
