import { randomBytes } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type {
  InterviewShare,
  NewInterviewShare,
  SharedInterview,
} from '@app/contract/interview-share/schemas'
import type { ShareDays } from '@app/contract/interview-share/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { InterviewBankService } from '../bank/interview-bank.service.ts'
import { InterviewResultRepository } from '../result/interview-result.repository.ts'
import { toResult } from '../result/result.mapper.ts'
import { InterviewSessionRepository } from '../session/interview-session.repository.ts'
import { ScoreRepository } from '../session/score.repository.ts'
import { toShare, toSharedInterview } from './share.mapper.ts'
import { ShareRepository, type ShareRow } from './share.repository.ts'

const DAY = 86_400_000
/** 192 bits: nobody finds one by trying. */
const TOKEN_BYTES = 24

interface ShareDependencies {
  kysely: Kysely<DB>
  interviewBanks: InterviewBankService
}

/** Links by which everybody sees what a candidate chose of a result. */
export class InterviewShareService {
  readonly #deps: ShareDependencies

  constructor(deps: ShareDependencies) {
    this.#deps = deps
  }

  /** Null when the session is not shared. @throws AppError 40400 when it is not the user's */
  async mine(userId: number, sessionId: number): Promise<InterviewShare | null> {
    const { kysely } = this.#deps
    if (!(await new InterviewSessionRepository(kysely).find(userId, sessionId))) throw notFound()
    const row = await new ShareRepository(kysely).findOwn(userId, sessionId, new Date())
    return row ? toShare(row) : null
  }

  /** Shares a session or changes what is shared of it. @throws AppError 40400, 40000 at `parts.answers`, 40900 without a result */
  save(userId: number, wish: NewInterviewShare): Promise<InterviewShare> {
    const { sessionId } = wish
    const now = new Date()
    return this.#deps.kysely.transaction().execute(async (trx) => {
      await requireShareable(trx, userId, wish)
      const shares = new ShareRepository(trx)
      const known = await shares.findOwn(userId, sessionId, now)
      if (known) await shares.update(known.id, { ...wish, expireTime: expireTimeOf(wish, now, known) })
      else {
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        await shares.insert({ ...wish, token, createTime: now, expireTime: expireTimeOf(wish, now) })
      }
      const saved = await shares.findOwn(userId, sessionId, now)
      if (!saved) throw notFound()
      return toShare(saved)
    })
  }

  /** Does nothing when the session is not shared. @throws AppError 40400 when it is not the user's */
  async revoke(userId: number, sessionId: number): Promise<void> {
    const { kysely } = this.#deps
    if (!(await new InterviewSessionRepository(kysely).find(userId, sessionId))) throw notFound()
    await new ShareRepository(kysely).delete(sessionId)
  }

  /** What everybody sees who has the link. @throws AppError 40400 when there is none, or none any more */
  async get(token: string): Promise<SharedInterview> {
    const { kysely } = this.#deps
    const share = await new ShareRepository(kysely).findByToken(token, new Date())
    if (!share) throw notFound()
    const { session_id: id } = share
    const [row, questions, turns] = await Promise.all([
      new ScoreRepository(kysely).find(id),
      new InterviewResultRepository(kysely).listQuestions(id),
      new InterviewSessionRepository(kysely).listTurns(id),
    ])
    if (!row) throw notFound()
    const result = toResult(row, { questions, turns, previous: undefined, missed: [] })
    return toSharedInterview(share, result, await this.#findBank(row.bank_id))
  }

  async purge(): Promise<void> {
    await new ShareRepository(this.#deps.kysely).deleteExpired(new Date())
  }

  async #findBank(id: number | null): Promise<InterviewBank | null> {
    if (id === null) return null
    return this.#deps.interviewBanks.get(null, id).catch((error) => {
      if (error instanceof AppError && error.code === Code.notFound) return null
      throw error
    })
  }
}

/** Counted from when it was chosen: another choice of parts does not make a link live longer. */
function expireTimeOf({ days }: { days: ShareDays | null }, now: Date, known?: ShareRow): Date | null {
  if (known?.days === days) return known.expire_time
  return days === null ? null : new Date(now.getTime() + days * DAY)
}

async function requireShareable(trx: Transaction<DB>, userId: number, wish: NewInterviewShare) {
  const sessions = new InterviewSessionRepository(trx)
  const row = await sessions.lock(userId, wish.sessionId)
  if (!row) throw notFound()
  const isVoid = row.state === 'abandoned' || row.state === 'expired'
  if (row.state !== 'finished')
    throw new AppError(Code.conflict, isVoid ? 'interviewVoid' : 'interviewNotScored', { state: row.state })
  const answered = (await sessions.listQuestions(row.id)).flatMap(({ place, state }) =>
    state === 'answered' ? [place] : [],
  )
  if (!wish.parts.answers.every((place) => answered.includes(place)))
    throw new AppError(Code.badParameters, 'badParameters', [
      { path: 'parts.answers', message: 'questionNotAnswered' },
    ])
}
