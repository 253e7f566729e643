import { type EndpointEvent, STREAM_END, type StreamEndpoint } from '@app/contract/common/endpoint'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** An event that the contract does not allow: its data is no JSON or of another shape. */
export interface BadEvent {
  event: string
  data: string
  reason: unknown
}

interface Reading {
  /** Called for every piece of the answer, heartbeats included. */
  onActivity: () => void
  onBadEvent?: ((event: BadEvent) => void) | undefined
}

/** The connection closed in mid-stream. */
class StreamCut extends Error {
  override readonly name = 'StreamCut'
}

/**
 * The events of a stream up to its end, each checked. Events of names that the contract does not know are passed over,
 * bad ones are reported and passed over. The answer is cancelled when the loop over the events is left.
 * @throws when the answer ends before its end event
 */
export async function* readEvents<E extends StreamEndpoint>(
  endpoint: E,
  body: ReadableStream<Uint8Array>,
  { onActivity, onBadEvent }: Reading,
): AsyncGenerator<EndpointEvent<E>, void> {
  const received: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => received.push(message) })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let id = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new StreamCut()
      onActivity()
      parser.feed(decoder.decode(value, { stream: true }))
      for (const message of received.splice(0)) {
        const { event: name = 'message', data } = message
        // As the standard has it, an id stays until the next one.
        id = message.id ?? id
        if (name === 'message' && data === STREAM_END) return
        const event = toEvent(endpoint, name, data, id, onBadEvent)
        if (event) yield event
      }
    }
  } finally {
    // What can't be cancelled any more is over.
    reader.cancel().catch(() => {})
  }
}

function toEvent<E extends StreamEndpoint>(
  { events }: E,
  event: string,
  data: string,
  id: string,
  onBadEvent: Reading['onBadEvent'],
): EndpointEvent<E> | null {
  const schema = events[event]
  if (!schema) return null
  try {
    return { event, id, data: schema.parse(JSON.parse(data)) } as EndpointEvent<E>
  } catch (reason) {
    onBadEvent?.({ event, data, reason })
    return null
  }
}
