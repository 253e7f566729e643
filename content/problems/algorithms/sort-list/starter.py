# ListNode已经定义好：val是值，next是下一个节点或None
def sort_list(head: ListNode | None) -> ListNode | None:
    pass
