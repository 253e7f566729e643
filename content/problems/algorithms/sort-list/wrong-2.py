def sort_list(head: ListNode | None) -> ListNode | None:
    node = head
    while node and node.next:
        if node.val > node.next.val:
            node.val, node.next.val = node.next.val, node.val
        node = node.next
    return head
