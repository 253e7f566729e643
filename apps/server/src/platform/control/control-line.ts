import type { Socket } from 'node:net'
import { z } from 'zod/mini'

/** What a command sends, once, as a line of JSON. */
export const requestLine = z.object({ name: z.string(), options: z.unknown() })

/** What the server sends back, a line of JSON each; the last one is a result or a failure. */
export const answerLine = z.union([
  z.object({ kind: z.literal('event'), event: z.unknown() }),
  z.object({ kind: z.literal('result'), result: z.unknown() }),
  /** `message`: for the operator; null: the server's log knows more. */
  z.object({ kind: z.literal('failure'), message: z.nullable(z.string()) }),
])

export type AnswerLine = z.output<typeof answerLine>

export const toLine = (value: AnswerLine | z.output<typeof requestLine>): string =>
  `${JSON.stringify(value)}\n`

/** The first line of a connection, which goes on being read, so that its end is noticed; null when there is none. */
export function readFirstLine(socket: Socket): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    const end = text.indexOf('\n')
    if (end >= 0) resolve(text.slice(0, end))
  })
  socket.once('close', () => resolve(null))
  return promise
}

/** The lines of a connection. @throws when it is cut */
export async function* readLines(socket: Socket): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
