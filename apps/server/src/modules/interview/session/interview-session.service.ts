import { Code } from '@app/contract/common/envelope'
import type {
  AnsweredCode,
  InterviewSession,
  NewInterviewSession,
} from '@app/contract/interview-session/schemas'
import type { ModelFailure } from '@app/contract/interview-session/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { InterviewBankService } from '../bank/interview-bank.service.ts'
import { chooseQuestions } from './choose-questions.ts'
import { EmbeddedInterviewer } from './EmbeddedInterviewer.ts'
import type { InterviewScoringService } from './interview-scoring.service.ts'
import { InterviewSessionRepository, type SessionRow } from './interview-session.repository.ts'
import { isLedByModel } from './led-by-model.ts'
import { QuestionPoolRepository } from './question-pool.repository.ts'
import { toSession } from './session.mapper.ts'
import { ImpossibleAct, isOpen } from './session-machine.ts'
import type { Talk } from './Talk.ts'

interface SessionDependencies {
  kysely: Kysely<DB>
  interviewBanks: InterviewBankService
  scoring: InterviewScoringService
  limits: Limits
  /** Whether a model can lead talks. */
  hasModel: boolean
}

/** Which act a candidate is at. */
interface Step {
  id: number
  step: number
}

interface Act {
  /** Does it. @throws ImpossibleAct, or AppError when it cannot be done now */
  run: (talk: Talk, now: Date) => void
  /** Whether the talk shows that this very act was done before, and only its answer was lost. */
  wasDone: (talk: Talk) => boolean
}

/** Mock interviews while they go on. The server's clock counts, and every act is stored as a whole before it is answered. */
export class InterviewSessionService {
  readonly #db: Kysely<DB>
  readonly #banks: InterviewBankService
  readonly #scoring: InterviewScoringService
  readonly #limits: Limits
  readonly #hasModel: boolean

  constructor({ kysely, interviewBanks, scoring, limits, hasModel }: SessionDependencies) {
    this.#db = kysely
    this.#banks = interviewBanks
    this.#scoring = scoring
    this.#limits = limits
    this.#hasModel = hasModel
  }

  /** Begins one. @throws AppError 40400, 40000 when the bank has fewer questions, 40900 with the id of one that goes on, 42900 */
  async add(userId: number, wish: NewInterviewSession, language: Language): Promise<number> {
    await this.#scoring.endOverdue(userId)
    await this.#refuseSecond(userId)
    const { bankId, questionCount, level, strictness, minutes, topics, resume, jobDescription } = wish
    const bank = await this.#banks.get(userId, bankId)
    const pool = new QuestionPoolRepository(this.#db)
    const candidates = await pool.listCandidates(userId, bankId)
    if (candidates.length < questionCount) throw tooFew(candidates.length)
    await this.#limits.consume('interviewHour', userId)
    const documents = `${resume}\n${jobDescription}`
    const chosen = chooseQuestions(
      candidates,
      { count: questionCount, level, topics, documents },
      Math.random,
    )
    const questions = await pool.listTexts(
      chosen.map(({ id }) => id),
      language,
    )
    const now = new Date()
    const session = {
      userId,
      bankId,
      bankName: bank.name,
      level,
      strictness,
      minutes,
      topics,
      resume,
      jobDescription,
      language,
      createTime: now,
      ...(await this.#chooseInterviewer(userId)),
    }
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const sessions = new InterviewSessionRepository(trx)
        const id = await sessions.insert(session, questions)
        const row = await sessions.find(userId, id)
        if (!row) throw notFound()
        const talk = await sessions.talkOf(row)
        const embedded = new EmbeddedInterviewer(language)
        talk.begin(embedded, now)
        if (isLedByModel(row, talk)) return sessions.save(id, talk, now).then(() => id)
        talk.speak(embedded, now)
        await sessions.save(id, talk, now)
        return id
      })
    } catch (error) {
      if (isUniqueViolation(error, 'interview_session_open')) await this.#refuseSecond(userId)
      throw error
    }
  }

  /** @throws AppError 40400 */
  async get(userId: number, id: number): Promise<InterviewSession> {
    await this.#scoring.endOverdue(userId)
    const sessions = new InterviewSessionRepository(this.#db)
    const row = await sessions.find(userId, id)
    if (!row) throw notFound()
    return toSession(row, await sessions.talkOf(row), new Date())
  }

  /** @throws AppError 40000 for code that was not asked for, 40400, 40900 with the session when it is at another step */
  answer(
    userId: number,
    { content, code, ...step }: Step & { content: string; code?: AnsweredCode | undefined },
  ): Promise<InterviewSession> {
    return this.#act(userId, step, {
      run(talk, now) {
        if (code && !talk.mayHandInCode) throw fieldRefused(Code.badParameters, 'code', 'noCodeAsked')
        talk.answer(content, now, code ?? null)
      },
      wasDone: (talk) =>
        talk.turns.some(
          (turn) => turn.step === step.step && turn.kind === 'answer' && turn.content === content,
        ),
    })
  }

  /** @throws AppError 40400, 40900 with the session when it is at another step */
  skip(userId: number, step: Step): Promise<InterviewSession> {
    return this.#act(userId, step, {
      run: (talk, now) => talk.skip(now),
      wasDone: (talk) => talk.turns.some((turn) => turn.step === step.step && turn.kind === 'skip'),
    })
  }

  /** @throws AppError 40400, 40900 when there is none left, or with the session when it is at another step */
  hint(userId: number, step: Step): Promise<InterviewSession> {
    return this.#act(userId, step, {
      run: (talk, now) => {
        if (!talk.hint(now)) throw new AppError(Code.conflict, 'noHintLeft')
      },
      wasDone: (talk) => talk.turns.some((turn) => turn.step === step.step && turn.kind === 'hint'),
    })
  }

  /** @throws AppError 40400, 40900 with the session when it is at another step */
  pause(userId: number, step: Step): Promise<InterviewSession> {
    return this.#act(userId, step, {
      run: (talk, now) => talk.pause(now),
      wasDone: (talk) => talk.current.state === 'paused',
    })
  }

  /** @throws AppError 40400, 40900 with the session when it is at another step */
  resume(userId: number, step: Step): Promise<InterviewSession> {
    return this.#act(userId, step, {
      run: (talk, now) => talk.resume(now),
      wasDone: (talk) => talk.current.state === 'answering',
    })
  }

  /** @throws AppError 40400, 40900 with the session when it is at another step */
  end(userId: number, step: Step): Promise<InterviewSession> {
    return this.#act(userId, step, {
      run: (talk, now) => talk.end('ended', new EmbeddedInterviewer(talk.language), now),
      wasDone: (talk) => !isOpen(talk.current.state),
    })
  }

  /** @throws AppError 40400 */
  async saveDraft(userId: number, { id, step, draft }: Step & { draft: string }): Promise<void> {
    const sessions = new InterviewSessionRepository(this.#db)
    if (!(await sessions.find(userId, id))) throw notFound()
    await sessions.saveDraft(userId, id, step, draft)
  }

  async #act(userId: number, { id, step }: Step, act: Act): Promise<InterviewSession> {
    await this.#scoring.endOverdue(userId)
    const { row, talk } = await this.#db.transaction().execute(async (trx) => {
      const sessions = new InterviewSessionRepository(trx)
      const known = await sessions.lock(userId, id)
      if (!known) throw notFound()
      return { row: known, talk: await this.#run(trx, known, step, act) }
    })
    if (talk.current.state === 'scoring') await this.#scoring.score(id)
    return talk.current.state === 'scoring' ? this.get(userId, id) : toSession(row, talk, new Date())
  }

  async #run(trx: Transaction<DB>, row: SessionRow, step: number, act: Act): Promise<Talk> {
    const sessions = new InterviewSessionRepository(trx)
    const talk = await sessions.talkOf(row)
    const now = new Date()
    const isNext = row.step === step + 1 || (row.step === step && talk.isInterviewersTurn)
    if (isNext && act.wasDone(talk)) return talk
    const refusal = () =>
      new AppError(Code.conflict, reasonOf(row, step), { session: toSession(row, talk, now) })
    if (row.step !== step || !isOpen(row.state)) throw refusal()
    try {
      act.run(talk, now)
    } catch (error) {
      throw error instanceof ImpossibleAct ? refusal() : error
    }
    if (talk.isInterviewersTurn && !isLedByModel(row, talk))
      talk.speak(new EmbeddedInterviewer(row.language), now)
    await sessions.save(row.id, talk, now)
    await this.#scoring.schedule(trx, row, talk)
    return talk
  }

  /** The model, as often a day as one may have it. */
  async #chooseInterviewer(
    userId: number,
  ): Promise<{ interviewer: 'embedded' | 'model'; interviewerFailure: ModelFailure | null }> {
    if (!this.#hasModel) return { interviewer: 'embedded', interviewerFailure: null }
    const isOverQuota = await this.#limits.consume('interviewDay', userId).then(
      () => false,
      (error: unknown) => {
        if (error instanceof AppError && error.code === Code.tooOften) return true
        throw error
      },
    )
    return { interviewer: 'model', interviewerFailure: isOverQuota ? 'quota' : null }
  }

  async #refuseSecond(userId: number): Promise<void> {
    const open = await new InterviewSessionRepository(this.#db).findOpen(userId)
    if (open) throw new AppError(Code.conflict, 'interviewOpen', { id: open.id })
  }
}

function tooFew(available: number): AppError {
  const field = { path: 'questionCount', message: 'onlySoManyQuestions' }
  return new AppError(Code.badParameters, 'badParameters', [field], { available })
}

/** Why an act at this step is refused. */
function reasonOf({ state, step }: SessionRow, asked: number): string {
  if (!isOpen(state)) return 'interviewOver'
  return state === 'paused' && step === asked ? 'interviewPaused' : 'interviewedElsewhere'
}
