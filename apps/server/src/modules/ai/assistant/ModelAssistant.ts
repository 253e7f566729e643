import { type Language, translator } from '../../../platform/i18n.ts'
import type { Llm, LlmMessage } from '../../../platform/llm/llm.ts'
import type { QuestionText } from '../../question/read/question-lookup.service.ts'
import type { AnswerOptions, AnswerRequest, Assistant } from './assistant.ts'
import { sourceOf } from './Retrieval.ts'
import { fitHistory } from './token-budget.ts'

/** Lets a model answer, with the site's content on the subject in its prompt. */
export class ModelAssistant implements Assistant {
  readonly #llm: Llm
  readonly #historyTokens: number

  /** @param historyTokens most tokens of earlier messages in the prompt */
  constructor(llm: Llm, historyTokens: number) {
    this.#llm = llm
    this.#historyTokens = historyTokens
  }

  get model(): string {
    return this.#llm.model
  }

  async answer(request: AnswerRequest, { signal, onPiece }: AnswerOptions): Promise<void> {
    const { question, history, lookup, soFar, language } = request
    const { page, findings } = lookup
    const references = findings.fitting.filter(({ id }) => id !== page?.id)
    const messages: LlmMessage[] = [
      { role: 'system', content: instruct(page, references, language) },
      ...fitHistory(history, this.#historyTokens).map(toLlmMessage),
      { role: 'user', content: question },
    ]
    if (soFar) {
      const goOn = translator(language)('llm.goOn')
      messages.push({ role: 'assistant', content: soFar }, { role: 'user', content: goOn })
    }
    const sources = [...(page ? [page] : []), ...references].map(sourceOf)
    if (sources.length > 0) onPiece({ kind: 'sources', sources })
    await this.#llm.stream(messages, { signal, onPiece })
  }
}

function toLlmMessage({ sender, text }: { sender: number; text: string }): LlmMessage {
  return { role: sender === 0 ? 'user' : 'assistant', content: text }
}

function instruct(
  page: QuestionText | null,
  references: readonly QuestionText[],
  language: Language,
): string {
  const t = translator(language)
  const parts = [t('llm.instruction')]
  if (page) {
    const keyPoints = page.keyPoints.map(({ text }) => `- ${text}`).join('\n')
    parts.push(t('llm.page', { title: page.title, shortAnswer: page.shortAnswer, keyPoints }))
  }
  if (references.length > 0) {
    const list = references.map((one) => `- ${one.title} (${sourceOf(one).path})\n  ${one.shortAnswer}`)
    parts.push(t('llm.references', { list: list.join('\n') }))
  }
  return parts.join('\n\n')
}
