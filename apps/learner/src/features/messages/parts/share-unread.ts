import type { UnreadState } from '@app/contract/message/schemas'
import type { Api } from '../../../shared/api.ts'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { warn } from '../../../shared/log.ts'
import { followUnread } from './follow-unread.ts'
import { leadTabs } from './lead-tabs.ts'

/** What the tabs of a browser tell each other: what is unread, or that a new tab wants to know. */
type Told = { state: UnreadState } | { state: null }

interface Sharing {
  userId: number
  api: Api
  storage: KeyValueStorage
  onState: (state: UnreadState) => void
}

/**
 * Calls back with a user's unread messages whenever they change. All tabs of a browser share one connection: one of them has
 * it and tells the others.
 * @returns ends it
 */
export function shareUnread({ userId, api, storage, onState }: Sharing): () => void {
  const name = `unread-messages:${userId}`
  const leaving = new AbortController()
  const channel = new BroadcastChannel(name)
  const tell = (told: Told) => channel.postMessage(told)
  let led: UnreadState | null = null
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.state) onState(data.state)
    else if (led) tell({ state: led })
  }
  tell({ state: null })
  const work = async (signal: AbortSignal) => {
    await followUnread(api, signal, (state) => {
      led = state
      tell({ state })
      onState(state)
    })
    led = null
  }
  leadTabs({ name, storage, signal: leaving.signal, work }).catch((error: unknown) =>
    warn('unread messages not shared', error),
  )
  return () => {
    leaving.abort()
    channel.close()
  }
}
