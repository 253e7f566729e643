import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { withContent } from './finding/content-app.ts'
import {
  type Labelled,
  namesOf,
  readAsks,
  readLines,
  readMostAsked,
  readQueries,
} from './finding/labelled.ts'
import { type Tried, tryAsks, tryLines, tryMostAsked, tryQueries } from './finding/measure-finding.ts'
import { type AskScore, type LineScore, type QueryScore, sumLines } from './finding/score.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { readRealDocuments } from './search/real-content.ts'

/** Whether what people type, paste and ask is found; by what was looked at while rules were made, and by the third that was not. */
export const bench: Bench = { name: 'finding', run }

const LEAST = { hit: 0.95, gain: 0.92, precision: 0.97, recall: 0.85, right: 34 / 40, honest: 1, answered: 1 }
const MOST_WRONG = 1 / 60

async function run(): Promise<Figure[]> {
  return withContent(async (app) => {
    const names = namesOf(await readRealDocuments(app.database))
    return [
      ...apart(await tryQueries(app, names, await readQueries()), 'queries', queryFigures),
      ...apart(await tryLines(app, names, await readLines()), 'lines', lineFigures),
      ...apart(await tryAsks(app, names, await readAsks()), 'asks', askFigures),
      ...(await mostAskedFigures(app, names)),
    ]
  })
}

/** @param names by `kind:id` */
async function mostAskedFigures(app: TestApp, names: ReadonlyMap<string, string>): Promise<Figure[]> {
  const asked = await readMostAsked()
  const { missed, unanswered } = await tryMostAsked(app, names, asked)
  if (unanswered.length > 0) console.log(`the site has no question on: ${unanswered.join(' · ')}`)
  if (missed.length > 0) console.log(`not in the first three: ${missed.join(' · ')}`)
  const answered = asked.length - unanswered.length
  return [
    share(`${asked.length} most asked that the site answers`, answered / asked.length, {
      least: LEAST.answered,
    }),
    share(`${answered} most asked found in the first three`, 1 - missed.length / answered, {
      least: LEAST.hit,
    }),
  ]
}

function apart<S>(
  tried: readonly Tried<Labelled, S>[],
  what: string,
  figuresOf: (of: string, scores: S[]) => Figure[],
): Figure[] {
  const { seen = [], held = [] } = Object.groupBy(tried, ({ labelled }) => (labelled.held ? 'held' : 'seen'))
  return [
    ...figuresOf(
      `${seen.length} ${what} seen`,
      seen.map(({ score }) => score),
    ),
    ...figuresOf(
      `${held.length} ${what} never looked at`,
      held.map(({ score }) => score),
    ),
  ]
}

function queryFigures(of: string, scores: QueryScore[]): Figure[] {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return [
    share(`hit@3 of ${of}`, mean(scores.map(({ isHit }) => (isHit ? 1 : 0))), { least: LEAST.hit }),
    share(`nDCG@10 of ${of}`, mean(scores.map(({ gain }) => gain)), { least: LEAST.gain }),
  ]
}

function lineFigures(of: string, scores: LineScore[]): Figure[] {
  const { precision, recall } = sumLines(scores)
  return [
    share(`precision of what is ticked, ${of}`, precision, { least: LEAST.precision }),
    share(`recall, ${of}`, recall, { least: LEAST.recall }),
  ]
}

function askFigures(of: string, scores: AskScore[]): Figure[] {
  const count = (...wanted: AskScore[]) => scores.filter((score) => wanted.includes(score)).length
  return [
    share(`right, of those the site answers, ${of}`, count('right') / count('right', 'wrong', 'silent'), {
      least: LEAST.right,
    }),
    share(`confidently wrong, ${of}`, count('wrong', 'invented') / scores.length, { most: MOST_WRONG }),
    share(`honest, of those the site does not answer, ${of}`, count('honest') / count('honest', 'invented'), {
      least: LEAST.honest,
    }),
  ]
}

const share = (name: string, value: number, bounds: { least?: number; most?: number }): Figure => ({
  name,
  value,
  unit: '',
  target: { of: 'value', ...bounds },
})
