# ListNode已经定义好：val是值，next是下一个节点或None
def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    pass
