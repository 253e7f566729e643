import { useEffect } from 'react'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { whenIdle } from '../../../shared/when-idle.ts'
import type { LazyPanel } from './LazyPanel.ts'

/** Fetches the panel in an idle moment for users who are signed in and do not save data. Guests load nothing unasked. */
export function useIdleLoading(panel: LazyPanel): void {
  const { isLoggedIn } = useRootStore().session
  useEffect(() => {
    if (!isLoggedIn || savesData()) return
    whenIdle(() => void panel.load())
  }, [panel, isLoggedIn])
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
