import type { AiSource } from '@app/contract/ai-message/schemas'
import type { QuestionLookupService, QuestionText } from '../../question/read/question-lookup.service.ts'
import type { Related, RelatedService } from '../../search/related/related.service.ts'

const MOST_FITTING = 3
const MOST_NEAR = 3
/** A question fits that speaks of so much of what was asked, and is nearly as good as the best one. */
const LEAST_COVERAGE = 0.62
const LEAST_SHARE_OF_BEST = 0.5

/** What the site has on a subject. */
export interface Findings {
  /** Questions that answer the text, best first. */
  fitting: QuestionText[]
  /** Where nothing fits: what comes nearest; none when the site knows no word of it. */
  near: QuestionText[]
}

/** The site's content on a user's question, and the question on the page. */
export interface Lookup {
  page: QuestionText | null
  findings: Findings
}

/** Finds what the site's content says on a subject. The one place that decides what of it is good enough. */
export class Retrieval {
  readonly #questions: QuestionLookupService
  readonly #related: RelatedService

  constructor(questions: QuestionLookupService, related: RelatedService) {
    this.#questions = questions
    this.#related = related
  }

  async find(asked: string): Promise<Findings> {
    const ranked = await this.#related.find(asked, ['question'])
    const best = ranked[0]?.score ?? 0
    const fitting = ranked
      .filter(({ score, coverage }) => coverage >= LEAST_COVERAGE && score >= best * LEAST_SHARE_OF_BEST)
      .slice(0, MOST_FITTING)
    if (fitting.length > 0) return { fitting: await this.#read(fitting), near: [] }
    return { fitting: [], near: await this.#read(ranked.slice(0, MOST_NEAR)) }
  }

  #read(found: readonly Related[]): Promise<QuestionText[]> {
    return this.#questions.findAll(found.map(({ refId }) => refId))
  }

  /** What to suggest where nothing fits: what comes nearest, else what most read. */
  async suggest({ near }: Findings): Promise<QuestionText[]> {
    return near.length > 0 ? near : this.#questions.mostViewed(MOST_NEAR)
  }

  /** @param questionId the question on the user's page */
  async lookUp(asked: string, questionId: number | null): Promise<Lookup> {
    const [page, findings] = await Promise.all([
      questionId === null ? null : this.#questions.find(questionId),
      this.find(asked),
    ])
    return { page, findings }
  }
}

/** Where a question is read. */
export function sourceOf({ id, title }: QuestionText): AiSource {
  return { title, path: `/problems/bagu/${id}` }
}
