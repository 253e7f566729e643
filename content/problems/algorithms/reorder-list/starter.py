# ListNode已经定义好：val是值，next是下一个节点或None
def reorder_list(head: ListNode | None) -> None:
    pass
