import { useEffect } from 'react'
import type { CodeStore } from './CodeStore.ts'

/** Ctrl+' runs and Ctrl+Enter hands in, wherever the focus is: before the editor, which would begin a line. */
export function useRunKeys(store: CodeStore): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const kind = event.key === 'Enter' ? 'submit' : event.key === "'" ? 'run' : null
      if (!kind || document.querySelector('dialog:modal')) return
      event.preventDefault()
      event.stopPropagation()
      void store.start(kind)
    }
    document.addEventListener('keydown', handleKeyDown, true)
    return () => document.removeEventListener('keydown', handleKeyDown, true)
  }, [store])
}
