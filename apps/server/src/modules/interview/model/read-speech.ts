import { UnusableReply } from './model-failure.ts'

/** What the interviewer does: asks on about a key point, by its number from 1, asks the next question, or closes. */
export type SpeechAct = { kind: 'followUp'; point: number } | { kind: 'next' } | { kind: 'end' }

/** A line such as `FOLLOW 2`, before the words themselves; some models leave out the line's end. */
const ACT_LINE = /^[\s*`#]*(FOLLOW|NEXT|END)(?:[ \t]*(\d+))?[ \t*`:：。.]*(?:\r?\n|(?=\S))/i
/** A reply that has no such line by then has none. */
const LONGEST_ACT_LINE = 60
const LONGEST_SPEECH = 1_000

/** Takes a model's reply apart while it comes: what the interviewer does, and then what they say. */
export class SpeechReader {
  readonly #onWords: (words: string) => void
  #waiting = ''
  #act: SpeechAct | undefined
  #words = ''

  constructor(onWords: (words: string) => void) {
    this.#onWords = onWords
  }

  /** @throws UnusableReply as soon as the reply cannot become one */
  take(text: string): void {
    if (this.#act) this.#say(text)
    else {
      this.#waiting += text
      this.#readAct(this.#waiting.includes('\n') || this.#waiting.length > LONGEST_ACT_LINE)
    }
  }

  /** @throws UnusableReply when nothing was said, or nothing done */
  end(): { act: SpeechAct; content: string } {
    if (!this.#act) this.#readAct(true)
    const content = this.#words.trim()
    if (!this.#act || content === '') throw new UnusableReply('the interviewer says nothing')
    return { act: this.#act, content }
  }

  #readAct(isWhole: boolean): void {
    if (!isWhole || this.#waiting.trim() === '') return
    const found = ACT_LINE.exec(this.#waiting)
    if (!found) throw new UnusableReply('the interviewer does not say what they do')
    const [line, word = '', point = ''] = found
    this.#act = toAct(word.toUpperCase(), Number(point))
    this.#say(this.#waiting.slice(line.length).trimStart())
  }

  #say(words: string): void {
    if (words === '') return
    this.#words += words
    if (this.#words.length > LONGEST_SPEECH) throw new UnusableReply('the interviewer talks for too long')
    this.#onWords(words)
  }
}

function toAct(word: string, point: number): SpeechAct {
  if (word === 'FOLLOW') return { kind: 'followUp', point }
  return word === 'NEXT' ? { kind: 'next' } : { kind: 'end' }
}
