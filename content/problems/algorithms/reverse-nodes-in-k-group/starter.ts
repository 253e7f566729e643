// ListNode已经定义好：val是值，next是下一个节点或null
function reverseKGroup(head: ListNode | null, k: number): ListNode | null {

}
