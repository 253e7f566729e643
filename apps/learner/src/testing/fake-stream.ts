/** A stream whose events the test sends one by one. */
export interface FakeStream<E> {
  send: (...events: E[]) => void
  /** Ends it as the server does. */
  end: () => void
  /** Breaks it. */
  fail: (error: Error) => void
  /** What the client returns for it; it breaks when the signal is aborted. */
  read: (signal?: AbortSignal) => AsyncIterable<E>
}

export function fakeStream<E>(): FakeStream<E> {
  const queue: (() => IteratorResult<E, undefined>)[] = []
  let wake = () => {}
  const put = (item: () => IteratorResult<E, undefined>) => {
    queue.push(item)
    wake()
  }
  const next = async (signal?: AbortSignal): Promise<IteratorResult<E, undefined>> => {
    const item = queue.shift()
    if (item) return item()
    signal?.throwIfAborted()
    await new Promise<void>((resolve) => {
      wake = resolve
      signal?.addEventListener('abort', () => resolve())
    })
    signal?.throwIfAborted()
    return next(signal)
  }
  return {
    send: (...events) => {
      for (const value of events) put(() => ({ value }))
    },
    end: () => put(() => ({ value: undefined, done: true })),
    fail: (error) =>
      put(() => {
        throw error
      }),
    read: (signal) => ({ [Symbol.asyncIterator]: () => ({ next: () => next(signal) }) }),
  }
}
