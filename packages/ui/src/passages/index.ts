/** What was judged of a talk, and the passage in it that this rests on. */
interface Judged {
  /** The turn's number, and where in its content. */
  passage: { turn: number; start: number; end: number } | null
  verdict: string
}

/** The same with the number of its passage; null when it rests on none. */
export type Numbered<P extends Judged = Judged> = P & { number: number | null }

/** A piece of an answer: which passages it belongs to, and which of them end with it. */
export interface Piece {
  text: string
  numbers: number[]
  ends: number[]
  /** Whether it says the contrary of a key point. */
  isWrong: boolean
}

/** Numbers the passages in the order they were said in. */
export function numberPoints<P extends Judged>(points: readonly P[]): Numbered<P>[] {
  const order = points
    .flatMap(({ passage }, index) => (passage ? [{ index, passage }] : []))
    .toSorted(
      ({ passage: one }, { passage: other }) =>
        one.turn - other.turn || one.start - other.start || one.end - other.end,
    )
    .map(({ index }) => index)
  return points.map((point, index) => ({ ...point, number: point.passage ? order.indexOf(index) + 1 : null }))
}

/** Cuts what was said in a turn at the ends of the passages that key points rest on; passages may overlap. */
export function markPassages(content: string, turn: number, points: readonly Numbered[]): Piece[] {
  const marks = points.flatMap(({ passage, number, verdict }) =>
    passage?.turn === turn && number !== null ? [{ ...passage, number, isWrong: verdict === 'wrong' }] : [],
  )
  const cuts = [0, ...marks.flatMap(({ start, end }) => [start, end]), content.length]
  const places = [...new Set(cuts)].toSorted((one, other) => one - other)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? content.length
    const around = marks.filter(({ start, end }) => start <= from && to <= end)
    return {
      text: content.slice(from, to),
      numbers: around.map(({ number }) => number),
      ends: around.filter(({ end }) => end === to).map(({ number }) => number),
      isWrong: around.some((mark) => mark.isWrong),
    }
  })
}

const CIRCLED_ONE = 0x2460
const MOST_CIRCLED = 20

/** ①, ②, … as far as there are such characters. */
export function circled(number: number): string {
  return number <= MOST_CIRCLED ? String.fromCodePoint(CIRCLED_ONE + number - 1) : `(${number})`
}
