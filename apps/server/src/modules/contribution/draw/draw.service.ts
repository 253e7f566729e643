import type { DrawnLine, DrawnQuestion, DrawResult } from '@app/contract/contribution/schemas'
import { contributionLimits } from '@app/contract/contribution/values'
import type { Language } from '../../../platform/i18n.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { LlmFault } from '../../../platform/llm/LlmFault.ts'
import type { Llm } from '../../../platform/llm/llm.ts'
import type { Logger } from '../../../platform/log.ts'
import type { QuestionService } from '../../question/read/question.service.ts'
import type { RelatedService } from '../../search/related/related.service.ts'
import { type FoundMatches, findMatches } from './find-matches.ts'
import { ModelDrawer, type ModelFinding } from './ModelDrawer.ts'
import { linesOf, readQuestions } from './read-lines.ts'

export interface DrawDependencies {
  limits: Limits
  llm: Llm | undefined
  log: Logger
  related: RelatedService
  questions: QuestionService
}

interface DrawCall {
  text: string
  byModel: boolean
  language: Language
}

type MatchedFinding = ModelFinding & FoundMatches

/** Finds the questions that a 面经 tells of, and looks them up in the bank. Writes nothing. */
export class DrawService {
  readonly #deps: DrawDependencies
  readonly #model: ModelDrawer | undefined

  constructor(deps: DrawDependencies) {
    this.#deps = deps
    this.#model = deps.llm && new ModelDrawer(deps.llm)
  }

  /** @throws AppError 42900 */
  async draw(userId: number, { text, byModel, language }: DrawCall): Promise<DrawResult> {
    await this.#deps.limits.consume('drawHour', userId)
    const lines = linesOf(text)
    const byTheModel = byModel && this.#model ? await this.#askModel(userId, lines, language) : undefined
    const found = byTheModel ?? readQuestions(lines).map(({ line, title }) => ({ lines: [line], title }))
    const matched = await this.#match(found.slice(0, contributionLimits.found))
    const used = new Set(matched.flatMap((one) => one.lines.map(({ place }) => place)))
    return {
      method: byTheModel ? 'model' : 'lines',
      hasModelFailed: byTheModel === null,
      questions: await this.#toQuestions(userId, matched),
      others: lines.filter(({ place }) => !used.has(place)),
    }
  }

  /** null: it did not do it. */
  async #askModel(userId: number, lines: DrawnLine[], language: Language): Promise<ModelFinding[] | null> {
    await this.#deps.limits.consume('drawByModelDay', userId)
    try {
      return (await this.#model?.draw(lines, language)) ?? null
    } catch (error) {
      const isExpected =
        error instanceof LlmFault || (error instanceof DOMException && error.name === 'TimeoutError')
      if (!isExpected) throw error
      this.#deps.log.warn({ err: error }, 'the model draws no questions')
      return null
    }
  }

  /** What asks the same becomes one. */
  async #match(found: readonly ModelFinding[]): Promise<MatchedFinding[]> {
    const byQuestion = new Map<string, MatchedFinding>()
    for (const { lines, title } of found) {
      const matches = await findMatches(this.#deps.related, title)
      const [best] = matches.matches
      const key = best && matches.verdict !== 'new' ? `#${best.id}` : title
      const known = byQuestion.get(key)
      byQuestion.set(key, known ? join(known, { lines, title, ...matches }) : { lines, title, ...matches })
    }
    return [...byQuestion.values()]
  }

  async #toQuestions(userId: number, found: readonly MatchedFinding[]): Promise<DrawnQuestion[]> {
    const known = await this.#summaries(userId, [
      ...new Set(found.flatMap(({ matches }) => matches.map(({ id }) => id))),
    ])
    return found.map(({ lines, title, verdict, matches }) => ({
      lines,
      title,
      verdict,
      bankId: known.get(matches[0]?.id ?? 0)?.bankId ?? null,
      matches: matches.map(({ id, title: name }) => ({
        id,
        title: name,
        mastery: known.get(id)?.mastery ?? 0,
      })),
    }))
  }

  /** The caller's own view of some questions. */
  async #summaries(userId: number, ids: readonly number[]) {
    const pages = []
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const part = ids.slice(from, from + MOST_IDS)
      pages.push(await this.#deps.questions.page({ ids: part, current: 1, pageSize: MOST_IDS }, userId))
    }
    return new Map(pages.flatMap(({ records }) => records.map((record) => [record.id, record] as const)))
  }
}

/** As many as one page of questions may name. */
const MOST_IDS = 100

function join(one: MatchedFinding, other: MatchedFinding): MatchedFinding {
  const places = new Set(one.lines.map(({ place }) => place))
  const surer = other.verdict === 'sure' && one.verdict !== 'sure' ? other : one
  return { ...surer, lines: [...one.lines, ...other.lines.filter(({ place }) => !places.has(place))] }
}
