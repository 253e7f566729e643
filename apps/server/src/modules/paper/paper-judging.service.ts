import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { recogniseApart } from '../../platform/recognition/recognise-apart.ts'
import { keyPointsOf } from './paper.mapper.ts'
import { PaperRepository } from './paper.repository.ts'
import { PaperQuestionRepository, type PaperQuestionRow } from './paper-question.repository.ts'
import { scoreAnswer, totalScore } from './score-answer.ts'

/** Judges the answers of closed papers, each once. */
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
    const rows = await new PaperQuestionRepository(this.#db).list(id)
    const waiting = rows.filter(({ verdicts }) => verdicts === null)
    if (waiting.length === 0) return
    const judged: Awaited<ReturnType<typeof judgeEntry>>[] = []
    for (const row of waiting) judged.push(await judgeEntry(row))
    await this.#db.transaction().execute(async (trx) => {
      const entries = new PaperQuestionRepository(trx)
      await entries.saveJudged(id, judged)
      const scores = (await entries.list(id)).map(({ score }) => score)
      await new PaperRepository(trx).setFirstScore(id, totalScore(scores))
    })
  }
}

async function judgeEntry(row: PaperQuestionRow) {
  const { question_id: questionId, title, answer, rating, is_answered: isAnswered } = row
  const keyPoints = keyPointsOf(row)
  const verdicts = await recogniseApart(answer, keyPoints, [title])
  return {
    questionId,
    score: scoreAnswer({ rating, isAnswered, keyPoints, verdicts }),
    verdicts: keyPoints.map(({ text, weight }, index) => ({
      text,
      weight,
      isCovered: verdicts?.[index]?.isCovered ?? null,
    })),
  }
}
