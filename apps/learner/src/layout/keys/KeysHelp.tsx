import { type ComponentType, useEffect, useState } from 'react'
import { isShortcut } from '../is-shortcut.ts'

/** The key `?` shows what the other keys do. */
export function KeysHelp() {
  const [Shown, setShown] = useState<ComponentType<{ onClose: () => void }> | null>(null)

  useEffect(() => {
    const handleKey = async (event: KeyboardEvent) => {
      if (!isShortcut(event, '?')) return
      event.preventDefault()
      const { KeysDialog } = await import('./KeysDialog.tsx')
      setShown(() => KeysDialog)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return Shown && <Shown onClose={() => setShown(null)} />
}
