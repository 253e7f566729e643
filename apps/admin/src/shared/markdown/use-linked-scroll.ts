import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect } from 'react'

/** Scrolls the preview along with the editor, by as much of its way as the editor has gone. */
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
