import { type Matcher, measure } from '../packages/recognition/labelled/measure.ts'
import { readLabelled } from '../packages/recognition/labelled/read-labelled.ts'
import { recognise } from '../packages/recognition/src/index.ts'
import type { Bench, Figure } from './measure/figure.ts'

const LEAST_PRECISION = 90
const LEAST_RECALL = 85
const LEAST_GOOD = 80
const MOST_WRONG = 30
const MOST_TITLE = 10

/** How well the recogniser finds the key points of labelled answers, beside plain substrings. */
export const bench: Bench = { name: 'recognition', run }

const recogniser: Matcher = (answer, { points, title }) =>
  recognise(answer, points, [title])?.map(({ isCovered }) => isCovered) ?? null

/** A point is covered when the answer holds any of its synonyms, in any case and width. */
const substrings: Matcher = (answer, { points }) => {
  const text = plain(answer)
  return points.map(({ synonyms }) => synonyms.some((synonym) => text.includes(plain(synonym))))
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

async function run(): Promise<Figure[]> {
  const questions = readLabelled()
  return [false, true].flatMap((isHeldOut) => {
    const part = questions.filter((question) => question.isHeldOut === isHeldOut)
    const [measured, reference] = [measure(recogniser, part), measure(substrings, part)]
    const name = isHeldOut ? 'held out' : 'tuned'
    const figure = (what: string, of: (m: typeof measured) => number, target?: Figure['target']): Figure => ({
      name: `${name}: ${what}`,
      value: of(measured),
      unit: '%',
      reference: of(reference),
      ...(target && { target }),
    })
    return [
      figure('precision', (m) => 100 * m.precision, { of: 'value', least: LEAST_PRECISION }),
      figure('recall', (m) => 100 * m.recall, { of: 'value', least: LEAST_RECALL }),
      figure('good answers', (m) => m.scores.good, { of: 'value', least: LEAST_GOOD }),
      figure('partial answers', (m) => m.scores.partial),
      figure('wrong answers', (m) => m.scores.wrong, { of: 'value', most: MOST_WRONG }),
      figure('parroted answers', (m) => m.scores.parroted),
      figure('empty answers', (m) => m.scores.empty),
      figure('bare title', (m) => m.scores.title, { of: 'value', most: MOST_TITLE }),
    ]
  })
}
