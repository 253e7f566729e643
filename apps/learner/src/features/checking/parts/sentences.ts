import type { Passage } from '@app/contract/interview-session/schemas'
import type { SaidTurn } from './points.ts'

/** A sentence of what one said, or a part of one. */
export interface Sentence {
  passage: Passage
  text: string
}

/** Shorter parts belong to what follows them: 然后，其实 … */
const SHORTEST = 7
const MOST_SHOWN = 3
const END = /[。！？!?；;，,\n]|\.(?=\s|$)/g

/** What one said cut where one pauses: people who dictate write hardly a full stop. */
export function sentencesOf(turns: readonly SaidTurn[]): Sentence[] {
  return turns.flatMap(({ number, content }) => {
    const sentences: Sentence[] = []
    let start = 0
    for (const { index } of [...content.matchAll(END), { index: content.length }]) {
      const text = content.slice(start, index)
      const isLast = index === content.length
      if (text.trim().length < SHORTEST && !isLast) continue
      const lead = text.length - text.trimStart().length
      if (text.trim() !== '')
        sentences.push({
          passage: { turn: number, start: start + lead, end: start + text.trimEnd().length },
          text: text.trim(),
        })
      start = index + 1
    }
    return sentences
  })
}

/** The sentences that share most with a point, as they were said. */
export function likeliest(sentences: readonly Sentence[], point: string): Sentence[] {
  const pairs = pairsOf(point)
  const scores = new Map(
    sentences.map((sentence) => [
      sentence,
      [...pairsOf(sentence.text)].filter((pair) => pairs.has(pair)).length,
    ]),
  )
  const best = new Set(
    sentences
      .toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
      .slice(0, MOST_SHOWN),
  )
  return sentences.filter((sentence) => best.has(sentence))
}

/** Neighbouring characters, two by two. */
function pairsOf(text: string): Set<string> {
  const characters = [...text.toLowerCase()]
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}
