import { contributionLimits } from '@app/contract/contribution/values'
import type { QuestionLookupService } from '../../question/read/question-lookup.service.ts'
import { type Fit, fitsOf } from '../../search/rare-words/fits.service.ts'
import type { RareHit, RareWord, RareWordsService } from '../../search/rare-words/rare-words.service.ts'
import { withoutSpeech } from './without-speech.ts'

/** A question that was asked, in words. */
export interface Asked {
  /** As it was said. */
  text: string
  /** The same as a question. */
  title: string
  /** Whether its form alone says that it is a question. */
  isAsking: boolean
}

export interface FoundMatches {
  verdict: 'sure' | 'unsure' | 'new'
  /** Best first. */
  matches: { id: number; title: string }[]
}

/** Of which question a part of what was asked speaks. */
export interface Match extends FoundMatches {
  title: string
}

/**
 * So much of what was said has to be known, in the title too, and to stand out before the next one; what is known less,
 * by more.
 */
const SURE = [
  { share: 0.6, confidence: 0.4, said: 0.08, margin: 1.15 },
  { share: 0.5, confidence: 0, said: 0.08, margin: 1.6 },
  { share: 0.75, confidence: 0, said: 0, margin: 1.8 },
] as const
/** Less is nothing that a question is about, however little else was said. */
const LEAST_WEIGHT = 0.8
/** What stands beside a sure whole is a question of its own where it says so much of a title. */
const BESIDE_SAID = 0.4
/** What may be meant: of what asks, and of what only names something. */
const MAYBE = { asking: 0.35, naming: 0.5 }
/** What comes near enough to be offered. */
const NEAR = 0.2
/** Two are to choose from where it is not sure. */
const CHOICE = 2
/** How much a bank counts more: for the role, and for all of the other lines that are sure. */
const ROLE = 0.4
const OTHERS = 0.3
/** So many other lines tell what a 面经 is about. */
const TELLING = 4
const MOST_PARTS = 4

/** Several things in one line: 隔离级别，MVCC · 类加载过程 + 双亲委派 */
const BETWEEN =
  /[，,、；;。？?！!（）()：:]|\s[+＋]\s|(?<=\p{Script=Han})[+＋](?=[\p{Script=Han}a-z])|(?<=\p{Script=Han})\s(?=\p{Script=Han})/u

interface Look {
  text: string
  words: RareWord[]
  hits: RareHit[]
}

type Banks = ReadonlyMap<number, string>

/** Finds the questions of the bank that lines of a 面经 ask, with what the other lines and the role say of the bank. */
export class LineMatcher {
  readonly #rareWords: RareWordsService
  readonly #questions: QuestionLookupService

  constructor(rareWords: RareWordsService, questions: QuestionLookupService) {
    this.#rareWords = rareWords
    this.#questions = questions
  }

  /** @param role of the interview; empty: not said. @returns by what was asked, its matches: none for what is no question */
  async match(asked: readonly Asked[], role: string): Promise<Match[][]> {
    const looks: Look[][] = []
    for (const one of asked) looks.push(await this.#lookUp(one.text))
    const hits = looks.flat().flatMap((look) => look.hits)
    const banks: Banks = await this.#questions.bankNames([...new Set(hits.map(({ id }) => id))])
    const byRole = roleFavour(role)
    const sure = looks.flatMap((some) => sureOf(some, banks, byRole).slice(0, 1))
    const byOthers = othersFavour(sure.flatMap(([best]) => (best ? (banks.get(best.hit.id) ?? []) : [])))
    const favour = (bank: string) => byRole(bank) * byOthers(bank)
    return asked.map((one, index) => toMatches(one, looks[index] ?? [], banks, favour))
  }

  /** The whole first, then its parts. */
  async #lookUp(text: string): Promise<Look[]> {
    const parts = text.split(BETWEEN).flatMap((part) => (part.trim().length > 1 ? [part.trim()] : []))
    const looks: Look[] = []
    for (const part of [text, ...(parts.length > 1 ? parts.slice(0, MOST_PARTS) : [])]) {
      const words = await this.#rareWords.wordsOf(withoutSpeech(part))
      const options = { kinds: ['question'] as const, limit: contributionLimits.matches + 1 }
      looks.push({
        text: part,
        words,
        hits: words.length > 0 ? await this.#rareWords.findBy(words, options) : [],
      })
    }
    return looks
  }
}

type Favour = (bank: string) => number

/** Java后端 has to do with Java并发. */
function roleFavour(role: string): Favour {
  const names = role.toLowerCase().match(/[a-z+#.]+|前端|测试|运维|安卓|算法|大数据/g) ?? []
  const words = (bank: string) => bank.toLowerCase().match(/[a-z+#.]+|\p{Script=Han}+/gu) ?? []
  return (bank) => {
    const known = words(bank)
    const fits = names.some((name) =>
      known.some((word) => word === name || (!/[a-z]/.test(name) && word.includes(name))),
    )
    return fits ? 1 + ROLE : 1
  }
}

/** What the other lines are about, this one is rather about too. */
function othersFavour(banks: readonly string[]): Favour {
  const counts = Map.groupBy(banks, (bank) => bank)
  const most = Math.max(1, ...[...counts.values()].map(({ length }) => length))
  const weight = OTHERS * Math.min(1, banks.length / TELLING)
  return (bank) => 1 + (weight * (counts.get(bank)?.length ?? 0)) / most
}

const rank = ({ words, hits }: Look, banks: Banks, favour: Favour) =>
  fitsOf(words, hits, ({ id }) => favour(banks.get(id) ?? ''))

function isSure([best, second]: readonly Fit[]): boolean {
  if (!best || best.weight < LEAST_WEIGHT) return false
  const margin = second ? best.score / second.score : Number.POSITIVE_INFINITY
  return SURE.some(
    ({ share, confidence, said, margin: least }) =>
      best.share >= share && best.hit.confidence >= confidence && best.said >= said && margin >= least,
  )
}

/** The whole when it is sure, or else the parts that are; and what else its parts are sure of beside the whole. */
function sureOf([whole, ...parts]: readonly Look[], banks: Banks, favour: Favour): Fit[][] {
  const [fits, ...others] = [...(whole ? [whole] : []), ...parts].map((look) => rank(look, banks, favour))
  const sure = others
    .filter(isSure)
    .filter(([best], index, all) => all.findIndex(([other]) => other?.hit.id === best?.hit.id) === index)
  if (!fits || !isSure(fits)) return sure
  const beside = sure.filter(
    ([best]) => best?.hit.confidence === 1 && best.said >= BESIDE_SAID && best.hit.id !== fits[0]?.hit.id,
  )
  const hasWhole = sure.some(([best]) => best?.hit.id === fits[0]?.hit.id)
  return [fits, ...(hasWhole ? beside : [])]
}

function toMatches(
  { title, isAsking }: Asked,
  looks: readonly Look[],
  banks: Banks,
  favour: Favour,
): Match[] {
  const sure = sureOf(looks, banks, favour)
  if (sure.length > 0) return sure.map((fits) => ({ title, verdict: 'sure', matches: nearOf(fits) }))
  const ranked = looks.map((look) => rank(look, banks, favour)).filter(({ length }) => length > 0)
  const fits = ranked.toSorted(([a], [b]) => (b?.share ?? 0) - (a?.share ?? 0))[0] ?? []
  const [best] = fits
  const isMaybe =
    best !== undefined &&
    best.weight >= LEAST_WEIGHT / 2 &&
    best.share >= (isAsking ? MAYBE.asking : MAYBE.naming)
  if (isMaybe) return [{ title, verdict: 'unsure', matches: nearOf(fits).slice(0, CHOICE) }]
  return isAsking ? [{ title, verdict: 'new', matches: nearOf(fits) }] : []
}

const nearOf = (fits: readonly Fit[]) =>
  fits
    .filter(({ share }) => share >= NEAR)
    .slice(0, contributionLimits.matches)
    .map(({ hit: { id, title } }) => ({ id, title }))
