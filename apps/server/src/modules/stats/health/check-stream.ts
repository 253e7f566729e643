import { PROBE_EVENTS, PROBE_PAUSE_MILLISECONDS } from '../probe/probe-stream.ts'
import { askSite, SiteSilent } from './ask-site.ts'
import type { PublicAddress } from './check-address.ts'
import { fine, type HealthCheck, notSetUp, problem } from './health-check.ts'

/** Between the first and the last event, if nothing keeps them back. */
const SENT_MILLISECONDS = (PROBE_EVENTS - 1) * PROBE_PAUSE_MILLISECONDS

/** Reads a stream of the site by its public address, and looks whether its events arrive as they are sent. */
export const checkStream =
  ({ publicUrl, probe }: Pick<PublicAddress, 'publicUrl' | 'probe'>): HealthCheck =>
  async () => {
    if (publicUrl === undefined) return [notSetUp()]
    try {
      const answer = await askSite(`${publicUrl}/api/stats/probe/stream?key=${await probe.makeKey()}`, {
        accept: 'text/event-stream',
        'accept-encoding': 'br, gzip',
      })
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
      if (!isStream || !answer.body) return [problem('noStream', { status: answer.status })]
      const milliseconds = Math.round(await spreadOf(answer.body))
      return [milliseconds < SENT_MILLISECONDS / 2 ? problem('buffered', { milliseconds }) : fine('ready')]
    } catch (error) {
      return [problem(error instanceof SiteSilent ? 'unreachable' : 'cut')]
    }
  }

/** Milliseconds from the first piece of a body to the last. */
async function spreadOf(body: ReadableStream<Uint8Array>): Promise<number> {
  let [first, last]: [number | undefined, number] = [undefined, 0]
  for await (const _ of body) {
    last = performance.now()
    first ??= last
  }
  return last - (first ?? last)
}
