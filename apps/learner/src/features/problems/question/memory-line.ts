import type { QuestionMemory } from '@app/contract/review/schemas'

const WIDTH = 252
const HEIGHT = 84
/** Room for the point at the end and the line's own width. */
const EDGE = 4
/** Above the days. */
const BOTTOM = 62
/** Below it nobody would call it remembered: the picture begins there. */
const LEAST_RECALL = 0.4

interface Point {
  x: number
  y: number
}

/** The picture of a memory curve: its line, and where its ends stand. */
export interface CurveLine {
  viewBox: string
  path: string
  start: Point
  end: Point
  /** Where the days are written. */
  foot: number
  /** Whether it lasts longer than a day: a single day is no line. */
  isWide: boolean
}

/** Draws a memory curve; days lie as far apart as they are long. */
export function curveLine(curve: QuestionMemory['curve']): CurveLine {
  const times = curve.map(({ day }) => Date.parse(day))
  const [from = 0] = times
  const length = (times.at(-1) ?? from) - from
  const points = curve.map(({ recall }, index) => ({
    x: round(EDGE + ((WIDTH - 2 * EDGE) * ((times[index] ?? from) - from)) / (length || 1)),
    y: round(EDGE + (BOTTOM - EDGE) * Math.min((1 - recall) / (1 - LEAST_RECALL), 1)),
  }))
  const nowhere = { x: EDGE, y: EDGE }
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    path: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    start: points[0] ?? nowhere,
    end: points.at(-1) ?? nowhere,
    foot: HEIGHT - EDGE,
    isWide: length > 0,
  }
}

const round = (value: number) => Math.round(value * 10) / 10
