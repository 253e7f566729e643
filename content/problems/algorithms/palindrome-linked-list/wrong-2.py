def is_palindrome(head: ListNode | None) -> bool:
    stack = []
    slow = fast = head
    while fast and fast.next:
        stack.append(slow.val)
        slow, fast = slow.next, fast.next.next
    while slow and stack:
        if stack.pop() != slow.val:
            return False
        slow = slow.next
    return True
