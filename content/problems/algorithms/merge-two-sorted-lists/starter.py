# ListNode已经定义好：val是值，next是下一个节点或None
def merge_two_lists(a: ListNode | None, b: ListNode | None) -> ListNode | None:
    pass
