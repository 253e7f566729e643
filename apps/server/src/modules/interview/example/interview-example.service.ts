import type { InterviewExample } from '@app/contract/interview-bank/schemas'
import type { KeyPoint } from '@app/contract/key-point/schemas'
import { findMentions } from '@app/recognition'
import { toMentionable } from '../../../platform/recognition/mentionable.ts'
import type { ExampleRow, InterviewExampleRepository } from './interview-example.repository.ts'

const dayInShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
/** How many questions are looked at for one whose answer says some points and misses some. */
const TRIED = 8

interface Heard {
  answer: string
  points: { text: string; isMentioned: boolean }[]
}

/** Shows what the site does, by its own content and its own ear. */
export class InterviewExampleService {
  readonly #examples: InterviewExampleRepository

  constructor(examples: InterviewExampleRepository) {
    this.#examples = examples
  }

  /** The example of the day; null when nothing is fit for one. */
  async today(): Promise<InterviewExample | null> {
    const rows = await this.#examples.list(dayInShanghai.format(new Date()), TRIED)
    for (const row of rows) {
      const example = toExample(row)
      if (example) return example
    }
    return null
  }
}

function toExample(row: ExampleRow): InterviewExample | null {
  const points = toMentionable(row.keyPoints, row.words)
  const heard = hear(row.answer, points)
  const missed = points
    .filter(({ followUp }, place) => followUp !== '' && heard.points[place]?.isMentioned === false)
    .toSorted((one, other) => other.weight - one.weight)
  const trained = hear(
    firstSentence(row.shortAnswer),
    toMentionable(row.trainingKeyPoints, row.trainingWords),
  )
  const [asked] = missed
  if (!asked || !isHalf(heard) || !isHalf(trained)) return null
  return {
    bankId: row.bankId,
    bankName: row.bankName,
    title: row.title,
    ...heard,
    followUp: asked.followUp,
    training: {
      id: row.trainingId,
      title: row.trainingTitle,
      bankId: row.trainingBankId,
      bankName: row.trainingBankName,
      ...trained,
    },
  }
}

function hear(answer: string, keyPoints: (KeyPoint & Parameters<typeof findMentions>[1][number])[]): Heard {
  const mentions = findMentions(answer, keyPoints)
  const points = keyPoints.map(({ text }, place) => ({
    text,
    isMentioned: mentions[place]?.isMentioned ?? false,
  }))
  return { answer, points }
}

/** Whether it says something and misses something. */
function isHalf({ points }: Heard): boolean {
  return points.some(({ isMentioned }) => isMentioned) && points.some(({ isMentioned }) => !isMentioned)
}

/** The first sentence of a short answer, as one would say it. */
function firstSentence(text: string): string {
  const [first = ''] = text.replace(/`/g, '').split(/(?<=[。！？!?\n])/)
  return first.trim()
}
