import type { Turn } from './assistant.ts'

const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF]/g
/** Role and separators of a message. */
const TOKENS_A_MESSAGE = 4

/**
 * About how many tokens a text is, rather too many than too few: the vocabularies of today's models need up to one
 * token for a Chinese character and one for about four other ones.
 */
export function estimateTokens(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return wide + Math.ceil((text.length - wide) / 4)
}

/** The newest messages that fit into a budget together, without a gap, beginning with a question. */
export function fitHistory(history: readonly Turn[], budget: number): Turn[] {
  let left = budget
  let from = history.length
  while (from > 0) {
    left -= estimateTokens(history[from - 1]?.text ?? '') + TOKENS_A_MESSAGE
    if (left < 0) break
    from -= 1
  }
  const fitting = history.slice(from)
  const firstQuestion = fitting.findIndex(({ sender }) => sender === 0)
  return firstQuestion < 0 ? [] : fitting.slice(firstQuestion)
}
