def reorder_list(head: ListNode | None) -> None:
    if not head:
        return
    middle = fast = head
    while fast.next and fast.next.next:
        middle, fast = middle.next, fast.next.next
    node, middle.next = middle.next, None
    back = None
    while node:
        node.next, back, node = back, node, node.next
    front = head
    while back:
        front_next, back_next = front.next, back.next
        front.next, back.next = back, front_next
        front, back = front_next, back_next
