import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'

/** Tells the tabs of this browser that a reply begins or ends. */
const CHANNEL = 'assistant'

/**
 * Begins the assistant's work, and keeps it up to date: when the drawer is opened again, the tab is looked at again, the
 * network is back, or another tab has a reply begin or end.
 */
export function useRefresh(): void {
  const { session } = useRootStore()
  const { isOpen } = useFeatureStore(AssistantDrawerState)
  const store = useFeatureStore(AssistantStore)
  const wasOpen = useRef(isOpen)
  const { token, isRestored } = session

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store reads the session.
  useEffect(() => void store.start(), [store, token, isRestored])

  useEffect(() => {
    if (isOpen && !wasOpen.current) void store.refresh()
    wasOpen.current = isOpen
    if (!isOpen) return
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void store.refresh()
    }
    const handleOnline = () => void store.refresh()
    const tabs = new BroadcastChannel(CHANNEL)
    tabs.onmessage = () => void store.refresh()
    const stopTelling = reaction(
      () => store.conversations.runningReply,
      () => tabs.postMessage(null),
    )
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('online', handleOnline)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('online', handleOnline)
      stopTelling()
      tabs.close()
    }
  }, [store, isOpen])
}
