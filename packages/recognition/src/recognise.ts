import { type Folded, fold, GAP, widestGap } from './fold.ts'
import { findDenial, findNegations, findSupposed, type Negations } from './negation.ts'
import { type Passage, toPassage } from './passage.ts'
import { findLikest, piecesOf } from './similarity.ts'
import { findTerm, type Span, type Term, toTerm } from './terms.ts'

/** What an answer should say. */
export interface Point {
  text: string
  /** Ways to say it; `A…B` is A and not far behind it B. */
  synonyms: readonly string[]
  /** What sounds like it and is wrong. */
  not: readonly string[]
}

/** Why a point is not covered: not spoken of, denied, mistaken, or only the words of the question. */
export const MISSES = ['absent', 'negated', 'nearMiss', 'parroted'] as const
export type Miss = (typeof MISSES)[number]

/** Whether a point is covered, and the passage it rests on. */
export type Verdict =
  | { isCovered: true; passage: Passage }
  | { isCovered: false; miss: Miss; passage: Passage | null }

/** From which share of its text on a point counts as said in other words. */
const LIKE_ENOUGH = 0.7
/** How far around a mistake nothing counts, in units. */
const MISTAKE_REACH = 24

/**
 * Which points an answer covers.
 * @param answer markdown or speech
 * @param asked the question's title and the follow-ups that were asked: their words do not count by themselves
 * @returns one verdict per point; null when there is nothing to compare: no words, or no points
 */
export function recognise(
  answer: string,
  points: readonly Point[],
  asked: readonly string[],
): Verdict[] | null {
  const said = fold(answer)
  if (said.text === '' || points.length === 0) return null
  const folded = asked.map((text) => fold(text))
  const context: Context = {
    said,
    negations: findNegations(said),
    supposed: findSupposed(said),
    asked: folded,
    pieces: lazy(() => piecesOf(said)),
    known: lazy(() => new Set(folded.flatMap((text) => piecesOf(text).map(({ name }) => name)))),
  }
  return points.map((point) => judge(point, context))
}

interface Context {
  said: Folded
  negations: Negations
  /** The units that are only supposed. */
  supposed: ReadonlySet<number>
  asked: readonly Folded[]
  pieces: () => ReturnType<typeof piecesOf>
  /** The pieces of what was asked. */
  known: () => ReadonlySet<string>
}

function judge(point: Point, context: Context): Verdict {
  const { said, supposed } = context
  const mistakes = point.not
    .flatMap((written) => findSaid(toTerm(written), context, NOT_DENIED).straight)
    .filter(({ start, end }) => !(supposed.has(start) && supposed.has(end - 1)))
  const text = lazy(() => fold(point.text))
  const finds = point.synonyms.flatMap((written) => {
    const term = toTerm(written)
    const found = findSaid(term, context, () => isDenied(term, text()))
    return found.straight.length + found.denied.length > 0
      ? [{ ...found, isAsked: isAsked(term, context) }]
      : []
  })
  const straight = finds.flatMap((find) => (find.isAsked ? [] : find.straight))
  const sound = straight.find((span) => !mistakes.some((mistake) => isBeside(said, span, mistake)))
  if (sound) return { isCovered: true, passage: toPassage(said, sound) }
  if (mistakes[0]) return miss('nearMiss', said, mistakes[0])
  const like = findLike(text(), context)
  if (like) return { isCovered: true, passage: toPassage(said, like) }
  const denied = finds.flatMap((find) => find.denied)[0]
  if (denied) return miss('negated', said, denied)
  const parroted = finds.flatMap((find) => (find.isAsked ? find.straight : []))[0]
  return parroted ? miss('parroted', said, parroted) : { isCovered: false, miss: 'absent', passage: null }
}

function miss(reason: Miss, said: Folded, span: Span): Verdict {
  return { isCovered: false, miss: reason, passage: toPassage(said, span) }
}

interface Finds {
  straight: Span[]
  denied: Span[]
}

const NOT_DENIED = () => false

/** Where a term is said as it is meant, and where the opposite of it is. */
function findSaid(term: Term, { said, negations }: Context, isMeantDenied: () => boolean): Finds {
  const [straight, denied]: [Span[], Span[]] = [[], []]
  for (const parts of findTerm(said, term)) {
    const denials = parts.map((part) => findDenial(negations, part, parts))
    const isOpposite = denials.some((words) => words.length > 0 !== isMeantDenied())
    if (isOpposite) denied.push(spanOf([...parts, ...denials.flat()]))
    else straight.push(spanOf(parts))
  }
  return { straight, denied }
}

/** Computed when it is first needed. */
function lazy<T>(compute: () => T): () => T {
  let kept: { value: T } | null = null
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}

function spanOf(spans: readonly Span[]): Span {
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  }
}

/** Whether a point's own text denies a term: of what is not guaranteed, the denial is what counts. */
function isDenied(term: Term, text: Folded): boolean {
  const negations = findNegations(text)
  const parts = findTerm(text, term)[0] ?? []
  return parts.some((part) => findDenial(negations, part, parts).length > 0)
}

function isAsked(term: Term, { asked }: Context): boolean {
  return term.every((part) => asked.some((text) => findTerm(text, [part]).length > 0))
}

function isBeside(said: Folded, span: Span, mistake: Span): boolean {
  const [first, second] = span.start < mistake.start ? [span, mistake] : [mistake, span]
  if (second.start < first.end) return true
  return (
    second.start - first.end <= MISTAKE_REACH &&
    widestGap(said, first.end - 1, second.start + 1) < GAP.sentence
  )
}

/** The stretch that says a point in nearly its own words, those of the question left out. */
function findLike(text: Folded, { said, pieces, known }: Context): Span | null {
  const names = known()
  const statement = new Map(
    piecesOf(text).flatMap(({ name, weight }) => (names.has(name) ? [] : [[name, weight] as const])),
  )
  const best = findLikest(said, pieces(), statement)
  return best && best.share >= LIKE_ENOUGH ? best.span : null
}
