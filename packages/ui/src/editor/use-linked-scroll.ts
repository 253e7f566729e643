import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect } from 'react'

/** Scrolls the preview to the same share of its height as the editor. */
export function useLinkedScroll(view: EditorView | null, preview: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!view) return
    const { scrollDOM } = view
    const follow = () => {
      const room = scrollDOM.scrollHeight - scrollDOM.clientHeight
      const target = preview.current
      if (!target || room <= 0) return
      target.scrollTop = (scrollDOM.scrollTop / room) * (target.scrollHeight - target.clientHeight)
    }
    scrollDOM.addEventListener('scroll', follow, { passive: true })
    return () => scrollDOM.removeEventListener('scroll', follow)
  }, [view, preview])
}
