/** How a point of an answer stands. */
type Standing = 'right' | 'unchecked' | 'missing' | 'wrong'

/** Something an answer may say, and where it was said. */
interface Said {
  /** The turn's number, and where in its content. */
  passage: { turn: number; start: number; end: number } | null
}

/** The same with how it stands and the number of its passage; null when it rests on none. */
export type Numbered<P extends Said = Said> = P & { standing: Standing; number: number | null }

/** A piece of an answer: which passages it belongs to, and which of them end with it. */
export interface Piece {
  text: string
  numbers: number[]
  ends: { number: number; standing: Standing }[]
  /** How what it belongs to stands: what is wrong before what is unchecked. */
  standing: Standing
}

/** Numbers the passages in the order they were said in. */
export function numberPoints<P extends Said>(
  points: readonly P[],
  standingOf: (point: P) => Standing,
): Numbered<P>[] {
  const order = points
    .flatMap(({ passage }, index) => (passage ? [{ index, passage }] : []))
    .toSorted(
      ({ passage: one }, { passage: other }) =>
        one.turn - other.turn || one.start - other.start || one.end - other.end,
    )
    .map(({ index }) => index)
  return points.map((point, index) => ({
    ...point,
    standing: standingOf(point),
    number: point.passage ? order.indexOf(index) + 1 : null,
  }))
}

const GRAVEST_FIRST: readonly Standing[] = ['wrong', 'unchecked', 'right']

/** Cuts what was said in a turn at the ends of the passages that say points; passages may overlap. */
export function markPassages(content: string, turn: number, points: readonly Numbered[]): Piece[] {
  const marks = points.flatMap(({ passage, number, standing }) =>
    passage?.turn === turn && number !== null && standing !== 'missing'
      ? [{ ...passage, number, standing }]
      : [],
  )
  const cuts = [0, ...marks.flatMap(({ start, end }) => [start, end]), content.length]
  const places = [...new Set(cuts)].toSorted((one, other) => one - other)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? content.length
    const around = marks.filter(({ start, end }) => start <= from && to <= end)
    const standings = new Set<Standing>(around.map(({ standing }) => standing))
    return {
      text: content.slice(from, to),
      numbers: around.map(({ number }) => number),
      ends: around.filter(({ end }) => end === to).map(({ number, standing }) => ({ number, standing })),
      standing: GRAVEST_FIRST.find((standing) => standings.has(standing)) ?? 'missing',
    }
  })
}

const CIRCLED_ONE = 0x2460
const MOST_CIRCLED = 20

/** ①, ②, … as far as there are such characters. */
export function circled(number: number): string {
  return number <= MOST_CIRCLED ? String.fromCodePoint(CIRCLED_ONE + number - 1) : `(${number})`
}
