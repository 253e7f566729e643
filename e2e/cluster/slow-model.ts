import { setTimeout as wait } from 'node:timers/promises'
import type { CompletionCall } from '../../apps/server/src/testing/openai-server.ts'

const PIECES = 100
const PAUSE_MILLISECONDS = 80

const pieces = Array.from({ length: PIECES }, (_, number) => `第${number}句。`)

/** What the model says to everything, in some seconds. */
export const WHOLE_ANSWER = pieces.join('')

/** Says it piece by piece, from where a reply broke off. */
export async function answerSlowly(call: CompletionCall): Promise<void> {
  const [before] = call.request.messages.slice(-2)
  const soFar = before?.role === 'assistant' ? before.content : ''
  let isOver = false
  void call.closed.then(() => {
    isOver = true
  })
  const rest = WHOLE_ANSWER.slice(soFar.length).match(/.+?(?:。|$)/g) ?? []
  for (const piece of rest) {
    if (isOver) return
    call.say(piece)
    await wait(PAUSE_MILLISECONDS)
  }
  call.finish()
}
