/** The picture's width; all lengths are in its units. */
export const TRACK_WIDTH = 1200
/** How many stations stand in a row at most. */
const PER_ROW = 4
const ROW_HEIGHT = 170
const FIRST_ROW = 100
/** Where a line begins, and where it ends. */
const EDGE = 30
const FIRST_STATION = 130
const LAST_STATION = 970
/** How far the line goes on before it turns; there is less room on the left. */
const RUN_OUT = { right: 60, left: 15 }
const RADIUS = ROW_HEIGHT / 2

interface Place {
  x: number
  y: number
}

export interface TrackStation extends Place {
  /** Names stand above the line in one row and below it in the next. */
  isNameBelow: boolean
}

/** The line from one station to the next, or to the end. */
export interface TrackSection {
  d: string
  /** Where its stops stand. */
  stops: Place[]
}

export interface Track {
  height: number
  start: TrackSection & Place
  end: Place
  stations: TrackStation[]
  sections: TrackSection[]
}

/**
 * Lays stations out along a line that winds: a row to the right, the next one back to the left.
 * @param counts how many stops each station's section has
 */
export function layOutTrack(counts: readonly number[]): Track {
  const inRow = Math.min(PER_ROW, counts.length)
  const step = inRow === 1 ? 0 : (LAST_STATION - FIRST_STATION) / (inRow - 1)
  const stations = counts.map((_, index): TrackStation => {
    const row = Math.floor(index / inRow)
    const column = index % inRow
    const x = FIRST_STATION + step * column
    return {
      x: isLeftward(row) ? FIRST_STATION + LAST_STATION - x : x,
      y: FIRST_ROW + ROW_HEIGHT * row,
      isNameBelow: isLeftward(row),
    }
  })
  const rows = Math.ceil(counts.length / inRow)
  const last = stations.at(-1) ?? { x: EDGE, y: FIRST_ROW, isNameBelow: false }
  const end = { x: isLeftward(rows - 1) ? EDGE : TRACK_WIDTH - EDGE, y: last.y }
  const first = { x: EDGE, y: FIRST_ROW }
  return {
    height: FIRST_ROW + ROW_HEIGHT * (rows - 1) + (last.isNameBelow ? 102 : 60),
    start: { ...first, ...lineBetween(first, stations[0] ?? first, 0) },
    end,
    stations,
    sections: stations.map((station, index) =>
      lineBetween(station, stations[index + 1] ?? end, counts[index] ?? 0),
    ),
  }
}

const isLeftward = (row: number) => row % 2 === 1

function lineBetween(from: Place, to: Place, count: number): TrackSection {
  const fractions = Array.from({ length: count }, (_, index) => (index + 1) / (count + 1))
  if (from.y === to.y)
    return {
      d: `M${from.x} ${from.y}H${to.x}`,
      stops: fractions.map((fraction) => ({ x: from.x + (to.x - from.x) * fraction, y: from.y })),
    }
  const side = from.x > TRACK_WIDTH / 2 ? 1 : -1
  const run = side === 1 ? RUN_OUT.right : RUN_OUT.left
  const turn = from.x + side * run
  return {
    d: `M${from.x} ${from.y}H${turn}a${RADIUS} ${RADIUS} 0 0 ${side === 1 ? 1 : 0} 0 ${ROW_HEIGHT}H${to.x}`,
    stops: fractions.map((fraction) => pointOfTurn(from, { side, run }, fraction)),
  }
}

/** A place on a turn: so much of the run-out, the half circle and the run-in behind it. */
function pointOfTurn(from: Place, { side, run }: { side: number; run: number }, fraction: number): Place {
  const arc = Math.PI * RADIUS
  const distance = fraction * (2 * run + arc)
  if (distance <= run) return { x: from.x + side * distance, y: from.y }
  if (distance >= run + arc) return { x: from.x + side * (2 * run + arc - distance), y: from.y + ROW_HEIGHT }
  const angle = (distance - run) / RADIUS
  return {
    x: from.x + side * (run + RADIUS * Math.sin(angle)),
    y: from.y + RADIUS * (1 - Math.cos(angle)),
  }
}
