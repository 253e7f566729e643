import type { DrawnLine, DrawnQuestion, DrawResult } from '@app/contract/contribution/schemas'
import { contributionLimits } from '@app/contract/contribution/values'
import type { Language } from '../../../platform/i18n.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { LlmFault } from '../../../platform/llm/LlmFault.ts'
import type { Llm } from '../../../platform/llm/llm.ts'
import type { Logger } from '../../../platform/log.ts'
import type { QuestionService } from '../../question/read/question.service.ts'
import type { QuestionLookupService } from '../../question/read/question-lookup.service.ts'
import type { RareWordsService } from '../../search/rare-words/rare-words.service.ts'
import { type Asked, type FoundMatches, LineMatcher } from './line-matcher.ts'
import { ModelDrawer, type ModelFinding } from './ModelDrawer.ts'
import { linesOf, readQuestions } from './read-lines.ts'

export interface DrawDependencies {
  limits: Limits
  llm: Llm | undefined
  log: Logger
  rareWords: RareWordsService
  questionLookup: QuestionLookupService
  questions: QuestionService
}

interface DrawCall {
  text: string
  role: string
  byModel: boolean
  language: Language
}

/** What lines ask. */
type Finding = Asked & Pick<ModelFinding, 'lines'>
type MatchedFinding = ModelFinding & FoundMatches

/** Finds the questions that a 面经 tells of, and looks them up in the bank. Writes nothing. */
export class DrawService {
  readonly #deps: DrawDependencies
  readonly #model: ModelDrawer | undefined
  readonly #matcher: LineMatcher

  constructor(deps: DrawDependencies) {
    this.#deps = deps
    this.#model = deps.llm && new ModelDrawer(deps.llm)
    this.#matcher = new LineMatcher(deps.rareWords, deps.questionLookup)
  }

  /** @throws AppError 42900 */
  async draw(userId: number, { text, role, byModel, language }: DrawCall): Promise<DrawResult> {
    await this.#deps.limits.consume('drawHour', userId)
    const lines = linesOf(text)
    const byTheModel = byModel && this.#model ? await this.#askModel(userId, lines, language) : undefined
    const found = byTheModel?.map(({ lines: from, title }) => ({
      lines: from,
      title,
      text: title,
      isAsking: true,
    }))
    const matched = await this.#match(found ?? readQuestions(lines), role)
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
  async #match(found: readonly Finding[], role: string): Promise<MatchedFinding[]> {
    const byQuestion = new Map<string, MatchedFinding>()
    const asked = found.slice(0, MOST_LOOKED_UP)
    const matched = await this.#matcher.match(asked, role)
    for (const [index, { lines }] of asked.entries())
      for (const match of matched[index] ?? []) {
        const [best] = match.matches
        const key = best && match.verdict !== 'new' ? `#${best.id}` : match.title
        const known = byQuestion.get(key)
        byQuestion.set(key, known ? join(known, { lines, ...match }) : { lines, ...match })
      }
    return [...byQuestion.values()].slice(0, contributionLimits.found)
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

/** Lines that may be questions: more are not looked up. */
const MOST_LOOKED_UP = 2 * contributionLimits.found

/** As many as one page of questions may name. */
const MOST_IDS = 100

function join(one: MatchedFinding, other: MatchedFinding): MatchedFinding {
  const places = new Set(one.lines.map(({ place }) => place))
  const surer = other.verdict === 'sure' && one.verdict !== 'sure' ? other : one
  return { ...surer, lines: [...one.lines, ...other.lines.filter(({ place }) => !places.has(place))] }
}
