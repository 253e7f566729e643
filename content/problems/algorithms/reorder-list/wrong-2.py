def reorder_list(head: ListNode | None) -> None:
    middle = fast = head
    while fast and fast.next:
        middle, fast = middle.next, fast.next.next
    back, node = None, middle
    while node:
        node.next, back, node = back, node, node.next
    front = head
    while front and back and front is not back:
        front_next, back_next = front.next, back.next
        front.next = back
        front, back = front_next, back_next
