// ListNode已经定义好：val是值，next是下一个节点或null
function isPalindrome(head: ListNode | null): boolean {

}
