import { setImmediate } from 'node:timers/promises'
import type { AnswerRule } from '@app/contract/key-point/values'
import type { PaperPoint } from '@app/contract/paper/schemas'
import { findMentions, findRule } from '@app/recognition'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { toMentionable } from '../../platform/recognition/mentionable.ts'
import { PaperRepository } from './paper.repository.ts'
import { PaperQuestionRepository, type PaperQuestionRow } from './paper-question.repository.ts'
import { scoreAnswer, totalOf } from './score-answer.ts'

/** Hears which key points the answers of closed papers mention, each once. */
export class PaperJudgingService {
  readonly #db: Kysely<DB>
  /** By the id of their paper: whoever asks meanwhile waits for the same. */
  readonly #underWay = new Map<number, Promise<void>>()

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Judges what nobody has judged yet of a closed paper, and sums it up. */
  judge(id: number): Promise<void> {
    const known = this.#underWay.get(id)
    if (known) return known
    const judging = this.#judge(id).finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, judging)
    return judging
  }

  async #judge(id: number): Promise<void> {
    const isWaiting = ({ points }: PaperQuestionRow) => points === null
    const rows = await new PaperQuestionRepository(this.#db).list(id)
    const judged: Awaited<ReturnType<typeof judgeEntry>>[] = []
    for (const row of rows.filter(isWaiting)) judged.push(await judgeEntry(row))
    if (judged.length === 0) return
    await this.#db.transaction().execute(async (trx) => {
      const papers = new PaperRepository(trx)
      await papers.lockById(id)
      const entries = new PaperQuestionRepository(trx)
      const waiting = (await entries.list(id)).filter(isWaiting).map(({ question_id }) => question_id)
      await entries.saveJudged(
        id,
        judged.filter(({ questionId }) => waiting.includes(questionId)),
      )
      await papers.saveTotal(id, totalOf((await entries.list(id)).map(toAnswered)))
    })
  }
}

/** An entry as its score is worked out from it. */
export const toAnswered = ({ rating, is_answered: isAnswered, points, score }: PaperQuestionRow) => ({
  rating,
  isAnswered,
  points: points ?? [],
  score,
})

async function judgeEntry(row: PaperQuestionRow) {
  // Others get their turn between one answer and the next.
  await setImmediate()
  // What one says of oneself is rated, not recognised.
  const { points, rules } = row.is_personal ? { points: [], rules: [] } : hear(row)
  return { questionId: row.question_id, score: scoreAnswer({ ...toAnswered(row), points }), points, rules }
}

function hear(row: PaperQuestionRow): { points: PaperPoint[]; rules: AnswerRule[] } {
  const keyPoints = toMentionable(row.key_points, row.key_point_words)
  const mentions = findMentions(row.answer, keyPoints)
  const rule = findRule(row.answer, {
    asked: [row.title],
    references: [row.short_answer, row.spoken_answer, row.full_answer],
    mentionedCount: mentions.filter(({ isMentioned }) => isMentioned).length,
  })
  const points = keyPoints.map(({ text, weight, misconception }, place) => {
    const mention = mentions[place]
    const isMentioned = rule === null && mention?.isMentioned === true
    return {
      text,
      weight,
      misconception,
      isMentioned,
      unheard: [...(mention?.unheard ?? [])],
      check: null,
      checker: null,
      passage: isMentioned ? mention.passage : null,
    }
  })
  return { points, rules: rule ? [rule] : [] }
}
