import { setTimeout as wait } from 'node:timers/promises'
import type { QuestionText } from '../../question/read/question-lookup.service.ts'
import type { AnswerOptions, AnswerRequest, Assistant } from './assistant.ts'
import { composeAnswer } from './compose-answer.ts'
import { type Findings, type Retrieval, sourceOf } from './Retrieval.ts'

/** About 500 characters a second: faster than reading, slow enough to look like typing. */
const PIECE_CHARACTERS = 8
const PIECE_MILLISECONDS = 16

/** Answers from the content of the site, with no model. */
export class EmbeddedAssistant implements Assistant {
  readonly model = null
  readonly #retrieval: Retrieval

  constructor(retrieval: Retrieval) {
    this.#retrieval = retrieval
  }

  async answer(
    { question, history, lookup, soFar, language }: AnswerRequest,
    { signal, onPiece }: AnswerOptions,
  ): Promise<void> {
    const findings = await this.#follow(lookup.findings, question, history)
    const page = lookup.page && isAbout(lookup.page, question, findings) ? lookup.page : null
    const fitting = findings.fitting.filter(({ id }) => id !== page?.id)
    const read = [...(page ? [page] : []), ...fitting]
    if (read.length > 0) onPiece({ kind: 'sources', sources: read.map(sourceOf) })
    const answer = composeAnswer({ question, page, fitting, near: findings.near }, language)
    // If the content has changed since, the whole new answer is appended.
    const rest = answer.startsWith(soFar) ? answer.slice(soFar.length) : `\n\n${answer}`
    for (const text of cut(rest)) {
      onPiece({ kind: 'text', text })
      await wait(PIECE_MILLISECONDS, undefined, { signal })
    }
  }

  /** What only makes sense after the question before is looked for together with it, or stands for it. */
  async #follow(findings: Findings, question: string, history: AnswerRequest['history']) {
    const before = history.findLast(({ sender }) => sender === 0)
    if (findings.fitting.length > 0 || !before) return findings
    if (findings.near.length === 0 && !FOLLOWING.test(question)) return findings
    const followed = await this.#retrieval.find(
      findings.near.length > 0 ? `${before.text} ${question}` : before.text,
    )
    return followed.fitting.length > 0 ? followed : findings
  }
}

/** Words that ask for more of what was said before. */
const FOLLOWING =
  /[这此它再更]|还有|继续|接着|展开|详细|具体|细[讲说]|[讲说]细|例子|举.{0,2}例|总结|简单|换.{0,2}说法|[上前]面|刚才|为什么|为啥|\b(?:more|again|go on|continue|detail|examples?|simpler|why|this|that|it|above)\b/i

/** Words that refer to the question on the page. */
const POINTING = /[这此它]|本题|\b(?:this|it|its)\b/i

/** Whether the user asks about the question on the page rather than another one that fits better. */
function isAbout(page: QuestionText, question: string, { fitting }: Findings): boolean {
  const [best] = fitting
  return best === undefined || best.id === page.id || POINTING.test(question)
}

function* cut(text: string): Generator<string> {
  const characters = [...text]
  for (let at = 0; at < characters.length; at += PIECE_CHARACTERS)
    yield characters.slice(at, at + PIECE_CHARACTERS).join('')
}
