import type { contract } from '@app/contract/contract'
import type { StreamStart } from '../../../platform/http/implement-stream.ts'

export const PROBE_EVENTS = 5
export const PROBE_PAUSE_MILLISECONDS = 200

/** Some events, one after another: who gets them all at once has something in between that keeps them back. */
export const probeStream: StreamStart<typeof contract.stats.probeStream> = (sink) => {
  let number = 0
  const send = () => {
    number += 1
    sink.send({ event: 'message', id: '', data: { number } })
    if (number < PROBE_EVENTS) return
    clearInterval(timer)
    sink.end()
  }
  const timer = setInterval(send, PROBE_PAUSE_MILLISECONDS)
  return () => clearInterval(timer)
}
