import type { InterviewExample } from '@app/contract/interview-bank/schemas'
import type { KeyPoint } from '@app/contract/key-point/schemas'
import { findMentions } from '@app/recognition'
import { toMentionable } from '../../../platform/recognition/mentionable.ts'
import type { ExampleRow, InterviewExampleRepository } from './interview-example.repository.ts'

const dayInShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
/** How many questions are looked at for the one in which it is plainest what was said and what was not. */
const TRIED = 12

interface Heard {
  answer: string
  points: { text: string; isMentioned: boolean }[]
  /** How far the points that were heard stand off from those that were not. */
  clearness: number
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
    const [plainest] = rows
      .flatMap((row) => toExample(row) ?? [])
      .toSorted((one, other) => other.clearness - one.clearness)
    return plainest?.example ?? null
  }
}

function toExample(row: ExampleRow): { example: InterviewExample; clearness: number } | null {
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
  const { trainingId: id, trainingTitle, trainingBankId, trainingBankName } = row
  const training = { id, title: trainingTitle, bankId: trainingBankId, bankName: trainingBankName }
  return {
    clearness: Math.min(heard.clearness, trained.clearness),
    example: {
      bankId: row.bankId,
      bankName: row.bankName,
      title: row.title,
      answer: heard.answer,
      points: heard.points,
      followUp: asked.followUp,
      training: { ...training, answer: trained.answer, points: trained.points },
    },
  }
}

function hear(answer: string, keyPoints: (KeyPoint & Parameters<typeof findMentions>[1][number])[]): Heard {
  const mentions = findMentions(answer, keyPoints)
  const points = keyPoints.map(({ text }, place) => ({
    text,
    isMentioned: mentions[place]?.isMentioned ?? false,
  }))
  const scoresOf = (isMentioned: boolean) =>
    mentions.flatMap((mention) => (mention.isMentioned === isMentioned ? mention.score : []))
  return { answer, points, clearness: Math.min(...scoresOf(true)) - Math.max(...scoresOf(false)) }
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
