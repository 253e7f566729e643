import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type ContentQuestion, readQuestion } from './read-content.ts'

interface LabelledAnswer {
  /** `spoken` is the question's own spoken answer; the others are said in README.md. */
  kind: 'spoken' | 'thin' | 'wrong' | 'good' | 'partial' | 'parroted' | 'empty' | 'plain' | 'ordinary'
  /** Labelled by somebody who read it, not by the phrases that recognised points before. */
  isByHand: boolean
  /** The points it mentions, rightly or wrongly, counted from 1; null when nobody labelled it. */
  mentions: number[] | null
  text: string
}

/** A question of the content and the answers to it. */
export interface LabelledQuestion extends ContentQuestion {
  bank: string
  place: string
  /** Nobody looks into what goes wrong here while recognition is changed. */
  isHeldOut: boolean
  answers: LabelledAnswer[]
}

interface Entry {
  question: string
  answers: { kind: LabelledAnswer['kind']; byHand?: boolean; mentions?: number[]; text?: string }[]
}

/** One in three. */
const HELD_OUT = 3
/** Answers by people who saw only the titles: all of them are held out. */
const STRANGERS = 'strangers.yaml'

/** The labelled answers with the questions that they answer. */
export function readLabelled(): LabelledQuestion[] {
  return globSync('*.yaml', { cwd: import.meta.dirname }).flatMap((file) => {
    const entries: Entry[] = parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    return entries.map(({ question: place, answers }) => {
      const question = readQuestion(place)
      return {
        ...question,
        place,
        bank: path.dirname(place),
        isHeldOut:
          file === STRANGERS || (createHash('sha256').update(place).digest()[0] ?? 0) % HELD_OUT === 0,
        answers: answers.map(({ kind, byHand = false, mentions = null, text = question.spokenAnswer }) => ({
          kind,
          isByHand: byHand,
          mentions,
          text,
        })),
      }
    })
  })
}
