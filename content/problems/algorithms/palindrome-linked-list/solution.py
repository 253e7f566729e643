def is_palindrome(head: ListNode | None) -> bool:
    slow = fast = head
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
    back = None
    while slow:
        slow.next, back, slow = back, slow, slow.next
    while back:
        if head.val != back.val:
            return False
        head, back = head.next, back.next
    return True
