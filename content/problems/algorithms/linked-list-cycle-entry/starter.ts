// ListNode已经定义好：val是值，next是下一个节点或null
function cycleEntry(head: ListNode | null): ListNode | null {

}
