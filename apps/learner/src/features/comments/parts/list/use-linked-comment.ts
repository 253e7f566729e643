import { useEffect } from 'react'
import type { CommentsStore } from '../CommentsStore.ts'
import { anchorOf } from '../linked-comment.ts'

/** Brings the comment that the address points to into sight, once it is there. */
export function useLinkedComment({ linkedId }: CommentsStore): void {
  useEffect(() => {
    if (linkedId === null) return
    const element = document.getElementById(anchorOf(linkedId))
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [linkedId])
}
