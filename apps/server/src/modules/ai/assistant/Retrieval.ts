import type { AiSource } from '@app/contract/ai-message/schemas'
import type { QuestionLookupService, QuestionText } from '../../question/read/question-lookup.service.ts'
import { type Fit, fitsOf } from '../../search/rare-words/fits.service.ts'
import type { RareWord, RareWordsService } from '../../search/rare-words/rare-words.service.ts'
import { type Section, sectionOn } from './section-on.ts'

const MOST_COMPARED = 8
const MOST_FITTING = 3
const MOST_NEAR = 3
/**
 * What a question must be about to answer what was asked, and how much of its title was asked for: a title that stands out,
 * one that says most of what was asked, or all of it beside no other, or a short answer that does and stands out more.
 */
const CLEAR = [
  { weight: 0.86, confidence: 0.2, share: 0, said: 0.19, margin: 1.05 },
  { weight: 0.5, confidence: 0.6, share: 0, said: 0.19, margin: 1 },
  { weight: 0.5, confidence: 0.99, share: 0, said: 0, margin: 1.05 },
  { weight: 1.2, confidence: 0, share: 0.6, said: 0.1, margin: 1.4 },
] as const
/** A word that tells what is asked about; the site may say much of it where a title says so much of the question. */
const RARE = { share: 0.5, confidence: 0.4 }
/** A name that the site does not know with the rest is what is asked about: Elasticsearch的倒排索引. */
const NAME = { form: /^[a-z][a-z.]{2,}/, share: 0.6 }
/** Others that are read beside the best one. */
const LEAST_SHARE_OF_BEST = 0.7
/** What is near shares a rare word at least. */
const LEAST_NEAR = 0.35

/** A question that answers, and the section of it that does; null: its short answer does. */
export interface Finding extends QuestionText {
  section: Section | null
}

/** What the site has on a subject. */
export interface Findings {
  /** Questions that answer the text, best first. */
  fitting: Finding[]
  /** Where nothing clearly does: what shares its rare words; often none. */
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
  readonly #rareWords: RareWordsService

  constructor(questions: QuestionLookupService, rareWords: RareWordsService) {
    this.#questions = questions
    this.#rareWords = rareWords
  }

  async find(asked: string): Promise<Findings> {
    const words = await this.#rareWords.wordsOf(asked)
    const fits = fitsOf(
      words,
      await this.#rareWords.findBy(words, { kinds: ['question'], limit: MOST_COMPARED }),
    )
    const [best, second] = fits
    if (best && isClear(best, second, words)) {
      const fitting = fits.filter(({ score }) => score >= best.score * LEAST_SHARE_OF_BEST)
      const read = await this.#read(fitting.slice(0, MOST_FITTING))
      return { fitting: read.map((one) => ({ ...one, section: sectionOn(one, words) })), near: [] }
    }
    const near = fits.filter((fit) => fit.weight >= LEAST_NEAR && hasRare(fit, words))
    return { fitting: [], near: await this.#read(near.slice(0, MOST_NEAR)) }
  }

  #read(found: readonly Fit[]): Promise<QuestionText[]> {
    return this.#questions.findAll(found.map(({ hit }) => hit.id))
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

/** Whether what was asked is clearly what the best one is about. */
function isClear(best: Fit, second: Fit | undefined, words: readonly RareWord[]): boolean {
  const { weight, said, share, hit } = best
  const [rarest] = words
  const isUnknown =
    rarest !== undefined &&
    rarest.share >= NAME.share &&
    NAME.form.test(rarest.forms[0] ?? '') &&
    !hit.inTitle[0] &&
    !hit.said[0]
  if (isUnknown || !hasRare(best, words)) return false
  const margin = second ? best.score / second.score : Number.POSITIVE_INFINITY
  return CLEAR.some(
    (least) =>
      weight >= least.weight &&
      hit.confidence >= least.confidence &&
      share >= least.share &&
      said >= least.said &&
      margin >= least.margin,
  )
}

const hasRare = ({ hit }: Fit, words: readonly RareWord[]): boolean =>
  hit.confidence >= RARE.confidence ||
  words.some(({ share }, unit) => share >= RARE.share && (hit.inTitle[unit] || hit.said[unit]))
