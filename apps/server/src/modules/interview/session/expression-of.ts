import type { SpokenAnswer } from './judge-answers.ts'

const SENTENCE = /[^。！？!?；;\n]+/g
/** A sentence that somebody can follow, in characters: neither a catchword nor all in one breath. */
const WHOLE = { least: 8, most: 90 }
/** What an answer is built with, and what each is worth beside its whole sentences. */
const PARTS: readonly { worth: number; words: RegExp }[] = [
  {
    worth: 20,
    words:
      /首先|先[说看讲]|第一|其次|然后|接着|最后|一是|总的|总之|\b(?:first|then|next|finally|overall|in short)\b/i,
  },
  {
    worth: 20,
    words: /因为|由于|所以|因此|否则|不然|为的是|这样|\b(?:because|since|so|therefore|otherwise)\b/i,
  },
  {
    worth: 20,
    words: /比如|例如|举个?例|像是|假如|假设|我们项目|\b(?:for example|for instance|such as|e\.g|suppose)\b/i,
  },
]
const SENTENCES_WORTH = 40

/**
 * How an answer is built, 0 to 100, in a formula of our own: 40 for the share of it that is in whole sentences, and 20 each
 * for words of order, of reasons and of examples. What it says does not count.
 */
export function expressionOf(answers: readonly Pick<SpokenAnswer, 'content'>[]): number {
  const text = answers.map(({ content }) => content).join('\n')
  const sentences = (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim().length)
  const all = sentences.reduce((sum, length) => sum + length, 0)
  const whole = sentences
    .filter((length) => length >= WHOLE.least && length <= WHOLE.most)
    .reduce((sum, length) => sum + length, 0)
  const parts = PARTS.reduce((sum, { worth, words }) => sum + (words.test(text) ? worth : 0), 0)
  return all === 0 ? 0 : Math.round((SENTENCES_WORTH * whole) / all) + parts
}
