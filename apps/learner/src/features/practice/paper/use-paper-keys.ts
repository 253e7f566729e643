import { useEffect } from 'react'
import type { PaperStore } from './PaperStore.ts'

/** Ctrl or Cmd with Enter goes on, Alt with the arrows goes back and on, Alt with M flags; also while one types. */
export function usePaperKeys(store: PaperStore): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { key, altKey, ctrlKey, metaKey } = event
      const act = ctrlKey || metaKey ? withCommand[key] : altKey ? withAlt[key.toLowerCase()] : undefined
      if (!act) return
      event.preventDefault()
      act(store)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [store])
}

type Acts = Readonly<Record<string, ((store: PaperStore) => void) | undefined>>

const withCommand: Acts = { Enter: (store) => store.goTo(store.index + 1, true) }
const withAlt: Acts = {
  arrowleft: (store) => store.goTo(store.index - 1, true),
  arrowright: (store) => store.goTo(store.index + 1, true),
  m: (store) => store.change({ isFlagged: !store.current?.content.isFlagged }),
}
