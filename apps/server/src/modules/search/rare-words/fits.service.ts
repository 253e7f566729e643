import { unitsIn } from '../page/marks.ts'
import type { RareHit, RareWord } from './rare-words.service.ts'
import softWords from './soft-words.json' with { type: 'json' }

/** A hit, as far as it is about all of a text. */
export interface Fit {
  hit: RareHit
  /** By the text alone, as a share of what one rare word counts. */
  weight: number
  /** The same with what is known beside the text. */
  score: number
  /** The share of the text that it is about, 0 to 1: less for what its title does not say. */
  share: number
  /** The share of its title that the text says. */
  said: number
}

/** What a word counts by where it stands; one of the title counts 1. */
const PLACES = { lead: 0.8, text: 0.4 }
/** A word of speech that the site never uses tells less than a name that it never uses. */
const UNUSED = 0.5
/** A title that says little else goes before one that says more. */
const UNASKED = 0.7

/** Words such as 流程 that say something where they are found, and nothing where they are not. */
const soft = new Set(softWords)
/** What is left of a title when one asks how much of it was said. */
const ASKING = /什么|怎[么样]|哪些|哪几种|为什么|如何|实现|区别|[是的有在了与和\s\p{P}]/gu

/**
 * How well hits fit a text, best first: by all of its words, where the score alone tells the rarest.
 * @param favour how much more a hit counts for what is known beside the text; 1 for nothing
 */
export function fitsOf(
  words: readonly RareWord[],
  hits: readonly RareHit[],
  favour: (hit: RareHit) => number = () => 1,
): Fit[] {
  const scale = words[0] ? words[0].rarity / words[0].share : 1
  return hits
    .map((hit) => {
      const said = saidOf(hit, words)
      const weight = (hit.score / scale) * (UNASKED + (1 - UNASKED) * said)
      return { hit, weight, score: weight * favour(hit), share: shareOf(hit, words), said }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** The share of a title that a text says. */
function saidOf({ title, inTitle }: RareHit, words: readonly RareWord[]): number {
  const length = [...title.replace(ASKING, '')].length
  const said = words.reduce((sum, { forms: [form = ''] }, unit) => sum + (inTitle[unit] ? form.length : 0), 0)
  return length === 0 ? 0 : Math.min(1, said / length)
}

function shareOf({ inTitle, inLead, said }: RareHit, words: readonly RareWord[]): number {
  let [met, total] = [0, 0]
  for (const [unit, { forms, rarity, share }] of words.entries()) {
    const [form = ''] = forms
    const place = inTitle[unit] ? 1 : inLead[unit] ? PLACES.lead : said[unit] ? PLACES.text : 0
    if (place === 0 && soft.has(form)) continue
    const weight = rarity * (share === 1 && /\p{Script=Han}/u.test(form) ? UNUSED : 1)
    total += weight
    met += weight * place
  }
  return total === 0 ? 0 : met / total
}

/** How much of some words a text says, each by its rarity. */
export function rarityIn(text: string, words: readonly RareWord[]): number {
  const marked = words.flatMap(({ forms }, unit) =>
    forms.map((form) => ({ text: form, unit, isSynonym: false })),
  )
  const said = unitsIn(text, marked)
  return words.reduce((sum, { rarity }, unit) => sum + (said.has(unit) ? rarity : 0), 0)
}
