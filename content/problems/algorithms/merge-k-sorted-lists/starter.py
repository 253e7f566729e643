# ListNode已经定义好：val是值，next是下一个节点或None
def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    pass
