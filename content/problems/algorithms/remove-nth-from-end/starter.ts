// ListNode已经定义好：val是值，next是下一个节点或null
function removeNthFromEnd(head: ListNode | null, n: number): ListNode | null {

}
