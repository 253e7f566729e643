import type { QuestionText } from '../../question/read/question-lookup.service.ts'
import { rarityIn } from '../../search/rare-words/fits.service.ts'
import type { RareWord } from '../../search/rare-words/rare-words.service.ts'

/** A part of an answer below a heading. */
export interface Section {
  heading: string
  /** Markdown. */
  text: string
}

/** Longer ones are cut after a paragraph. */
const MOST_CHARACTERS = 900
/** A section has to say so many times as much of what was asked as the short answer. */
const LEAST_GAIN = 1.2

/**
 * The section of a question's answer that says most of what was asked beyond its title; null where its short answer says
 * as much.
 */
export function sectionOn(question: QuestionText, words: readonly RareWord[]): Section | null {
  const { title, shortAnswer, answer } = question
  const beyond = words.filter((word) => rarityIn(title, [word]) === 0)
  const [best] = sectionsOf(answer)
    .map((section) => ({ section, rarity: rarityIn(`${section.heading}\n${section.text}`, beyond) }))
    .toSorted((a, b) => b.rarity - a.rarity)
  if (!best || best.rarity <= rarityIn(shortAnswer, beyond) * LEAST_GAIN) return null
  return { heading: best.section.heading, text: shorten(best.section.text) }
}

function sectionsOf(markdown: string): Section[] {
  return markdown.split(/^(?=## )/m).flatMap((part) => {
    const [first = '', ...rest] = part.split('\n')
    const text = rest.join('\n').trim()
    return first.startsWith('## ') && text !== '' ? [{ heading: first.slice(3).trim(), text }] : []
  })
}

/** Whole paragraphs and whole programs, the first at least. */
function shorten(text: string): string {
  const blocks = text.match(/```[\s\S]*?```|(?:(?!```)[^\n]+\n?)+/g) ?? [text]
  let kept = ''
  for (const block of blocks) {
    if (kept !== '' && kept.length + block.length > MOST_CHARACTERS) break
    kept += `${kept === '' ? '' : '\n\n'}${block.trim()}`
  }
  return kept
}
