from heapq import heapify, heappop, heapreplace


def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    guard = tail = ListNode()
    heap = [(node.val, i, node) for i, node in enumerate(lists) if node]
    heapify(heap)
    while heap:
        _, i, node = heap[0]
        tail.next = tail = node
        if node.next:
            heapreplace(heap, (node.next.val, i, node.next))
        else:
            heappop(heap)
    return guard.next
