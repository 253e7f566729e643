import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { UnreadState } from '@app/contract/message/schemas'
import type { Api } from '../../../shared/api.ts'
import { warn } from '../../../shared/log.ts'
import { pause } from './pause.ts'

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/**
 * Calls back with what is unread, at once and whenever it changes, until the signal is aborted or the session is over. A lost
 * connection is only logged, and made again with growing pauses.
 */
export async function followUnread(
  api: Api,
  signal: AbortSignal,
  onState: (state: UnreadState) => void,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    if (!navigator.onLine) {
      await pause(LONGEST_PAUSE, signal)
      continue
    }
    try {
      for await (const { data } of await api.message.stream({}, { quiet: true, signal })) {
        failures = 0
        onState(data)
      }
    } catch (error) {
      // A session that is over has been dealt with by the client.
      if (signal.aborted || (error instanceof ApiError && error.code === Code.notLoggedIn)) return
      warn('unread messages not followed', error)
      failures += 1
    }
    const longest = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
    // Not all at the same moment after a server has stopped.
    await pause(longest * (0.5 + Math.random() / 2), signal)
  }
}
