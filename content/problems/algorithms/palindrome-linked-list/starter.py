# ListNode已经定义好：val是值，next是下一个节点或None
def is_palindrome(head: ListNode | None) -> bool:
    pass
