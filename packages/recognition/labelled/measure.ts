import { findMentions, type MentionablePoint } from '../src/index.ts'
import { readWords } from './read-content.ts'
import type { LabelledQuestion } from './read-labelled.ts'

/** How many points were found of how many. */
export interface Share {
  found: number
  of: number
}

/** What is counted over the labelled answers; of each row, the points that were found. */
export const ROWS = {
  spoken: 'points said in spoken answers',
  byHand: 'points said, labelled by hand',
  plain: 'points said by strangers, plain words',
  ordinary: 'points said by strangers, ordinary terms',
  thin: 'points left out of thin answers',
  partial: 'points left out of partial answers',
  others: 'points of other questions of the bank',
  wrong: 'points in answers that are wrong',
} as const
export type Row = keyof typeof ROWS

/** To how many other questions of its bank a spoken answer is held. */
const NEIGHBOURS = 3

const { reader, counts } = readWords()

/** The points of a question with their words, as the server makes them. */
export function pointsOf({ keyPoints, title }: LabelledQuestion): MentionablePoint[] {
  const texts = keyPoints.map(({ text }) => text)
  return reader.wordsOfPoints(texts, title, counts).map((words) => ({ words }))
}

/** Finds the points of the labelled questions in their answers, and those of a neighbour of the bank. */
export function measure(questions: readonly LabelledQuestion[]): Record<Row, Share> {
  const shares = Object.fromEntries(Object.keys(ROWS).map((row) => [row, { found: 0, of: 0 }])) as Record<
    Row,
    Share
  >
  const add = (row: Row, isFound: boolean) => {
    shares[row].of += 1
    if (isFound) shares[row].found += 1
  }
  const spoken = questions.filter(({ answers }) => answers.some(({ kind }) => kind === 'spoken'))
  for (const question of questions) {
    const points = pointsOf(question)
    for (const { kind, isByHand, mentions, text } of question.answers) {
      const found = findMentions(text, points).map(({ isMentioned }) => isMentioned)
      for (const [point, isFound] of found.entries()) {
        const isSaid = mentions?.includes(point + 1) ?? null
        if (kind === 'wrong') add('wrong', isFound)
        else if (isSaid && isByHand) add(kind === 'plain' || kind === 'ordinary' ? kind : 'byHand', isFound)
        if (kind === 'spoken' && isSaid) add('spoken', isFound)
        if (kind === 'thin' && isSaid === false) add('thin', isFound)
        if (kind === 'partial' && isSaid === false) add('partial', isFound)
      }
      if (kind !== 'spoken') continue
      for (const neighbour of neighboursOf(question, spoken))
        for (const { isMentioned } of findMentions(text, pointsOf(neighbour))) add('others', isMentioned)
    }
  }
  return shares
}

/** The next questions of its bank, the first following the last. */
function neighboursOf(question: LabelledQuestion, all: readonly LabelledQuestion[]): LabelledQuestion[] {
  const bank = all.filter(({ bank }) => bank === question.bank)
  const place = bank.indexOf(question)
  return [...bank.slice(place + 1), ...bank.slice(0, place)].slice(0, NEIGHBOURS)
}
