from heapq import heappop, heappush


def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    guard = tail = ListNode()
    heap = []
    for node in lists:
        if node:
            heappush(heap, (node.val, node))
    while heap:
        _, node = heappop(heap)
        tail.next = node
        tail = node
        if node.next:
            heappush(heap, (node.next.val, node.next))
    return guard.next
