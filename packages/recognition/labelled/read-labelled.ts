import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Point } from '../src/index.ts'

const CONTENT = path.resolve(import.meta.dirname, '../../../content/banks')
const BANKS = ['java-concurrency', 'mysql', 'frontend']

export type AnswerKind = 'good' | 'partial' | 'wrong' | 'parroted' | 'empty'

export interface LabelledAnswer {
  kind: AnswerKind
  text: string
  /** The points it truly covers, counted from 1. */
  covers: number[]
}

/** What a question of the content says of its key points. */
interface ContentQuestion {
  /** `bank/question` */
  place: string
  title: string
  shortAnswer: string
  points: (Point & { weight: number; followUp: string })[]
}

/** A question of the content and the answers to it. */
export interface LabelledQuestion extends ContentQuestion {
  isHeldOut: boolean
  answers: LabelledAnswer[]
}

interface Entry {
  question: string
  heldOut?: boolean
  answers: LabelledAnswer[]
}

interface Matter {
  title: string
  shortAnswer: string
  keyPoints: { text: string; weight: number; synonyms?: string[]; not?: string[]; followUp?: string }[]
}

/** The answers that were labelled by hand, with the questions they answer. */
export function readLabelled(): LabelledQuestion[] {
  return BANKS.flatMap((bank) => {
    const entries: Entry[] = parse(readFileSync(path.join(import.meta.dirname, `${bank}.yaml`), 'utf8'))
    return entries.map(({ question, heldOut = false, answers }) => ({
      ...readQuestion(question),
      isHeldOut: heldOut,
      answers,
    }))
  })
}

function readQuestion(place: string): ContentQuestion {
  const [, matter = ''] = readFileSync(path.join(CONTENT, `${place}.md`), 'utf8').split(/^---$/m)
  const { title, shortAnswer, keyPoints }: Matter = parse(matter)
  const points = keyPoints.map((point) => ({ synonyms: [], not: [], followUp: '', ...point }))
  return { place, title, shortAnswer, points }
}
