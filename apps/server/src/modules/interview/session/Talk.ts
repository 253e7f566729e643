import type { AnsweredCode } from '@app/contract/interview-session/schemas'
import {
  type EndReason,
  HINT_COSTS,
  type Strictness,
  type TurnKind,
} from '@app/contract/interview-session/values'
import type { Language } from '../../../platform/i18n.ts'
import { hintFor } from './hint-for.ts'
import { advance, isInterviewersTurn, type SessionEvent } from './session-machine.ts'
import type { TalkQuestion, TalkState, TalkTurn } from './talk-state.ts'

/** What the interviewer says next: a follow-up on a key point of the question, or on to the next one. */
export type Move = { content: string; point: number } | null

/** Whoever leads the talk. */
export interface Interviewer {
  opening: (talk: Talk) => string
  /** Words that lead over to the question that is asked now. */
  ask: (talk: Talk, question: TalkQuestion) => string
  /** After an answer to the question that is talked about. */
  followUp: (talk: Talk, question: TalkQuestion) => Move
  closing: (talk: Talk, reason: EndReason) => string
}

/** Of code that was still being written. */
const NOT_RUN: AnsweredCode = { language: null, passed: 0, total: 0, firstFailure: '' }

/**
 * A mock interview in memory: its acts change it and collect what is to be stored. An act is one step: it belongs into one
 * transaction, so that after a crash it has happened as a whole or not at all.
 */
export class Talk {
  readonly strictness: Strictness
  /** In which it is held. */
  readonly language: Language
  /** Whether a model is to say what is right, rather than the candidate. */
  readonly isJudgedByModel: boolean
  readonly questions: readonly TalkQuestion[]
  readonly turns: TalkTurn[]
  /** Said since the talk was read. */
  readonly newTurns: TalkTurn[] = []
  readonly current: TalkState

  constructor(
    known: {
      strictness: Strictness
      language: Language
      isJudgedByModel: boolean
      questions: readonly TalkQuestion[]
      turns: readonly TalkTurn[]
    },
    state: TalkState,
  ) {
    this.strictness = known.strictness
    this.language = known.language
    this.isJudgedByModel = known.isJudgedByModel
    this.questions = known.questions
    this.turns = [...known.turns]
    this.current = { ...state }
  }

  /** The question that is talked about. */
  get question(): TalkQuestion | undefined {
    return this.questions[this.current.place - 1]
  }

  get hasAnswers(): boolean {
    return this.questions.some(({ state }) => state === 'answered')
  }

  /** Whether code may be handed in now: in answer to the question itself, where it asks for some. */
  get mayHandInCode(): boolean {
    return this.question?.question.problemId != null && this.question.followedUp.length === 0
  }

  /** Whether there may be a follow-up on what was said last. */
  get mayFollowUp(): boolean {
    return this.turns.at(-1)?.kind === 'answer'
  }

  /** What a hint takes off here. */
  get hintCost(): number {
    return HINT_COSTS[this.strictness]
  }

  /** Whether the candidate waits for the interviewer to speak. */
  get isInterviewersTurn(): boolean {
    return isInterviewersTurn(this.current.state)
  }

  isOverdue(now: Date): boolean {
    const { deadlineTime, pauseTime } = this.current
    return deadlineTime !== null && pauseTime === null && deadlineTime <= now
  }

  /** The interviewer greets; then it is their turn to ask. */
  begin(interviewer: Interviewer, now: Date): void {
    this.#to('prepared')
    this.#say('interviewer', 'opening', interviewer.opening(this), now)
  }

  /** Then it is the interviewer's turn. @param code what came of the content, where it is code */
  answer(content: string, now: Date, code: AnsweredCode | null = null): void {
    this.#to('answered')
    this.#say('candidate', 'answer', content, now, { code })
    this.current.draft = ''
    if (this.question) this.question.state = 'answered'
  }

  /** Then it is the interviewer's turn. */
  skip(now: Date): void {
    this.#to('skipped')
    this.#say('candidate', 'skip', '', now)
    this.current.draft = ''
    // Who has answered and skips a follow-up has answered.
    if (this.question?.state === 'asked') this.question.state = 'skipped'
  }

  /** The interviewer's turn: asks on, asks the next question, or closes. What they took to think is not the candidate's time. */
  speak(interviewer: Interviewer, now: Date): void {
    this.#giveBack(now)
    if (this.current.state === 'asking') this.#askNext(interviewer, now)
    else this.#goOn(interviewer, now)
  }

  /** Gives a hint, one for each question. @returns false when there is none left */
  hint(now: Date): boolean {
    const content = hintFor(this)
    if (!this.question || content === '') return false
    this.#to('hinted')
    this.question.hintCount += 1
    this.#say('interviewer', 'hint', content, now)
    this.#step()
    return true
  }

  pause(now: Date): void {
    this.#to('paused')
    this.current.pauseTime = now
    this.#step()
  }

  /** The clock goes on where it stopped. */
  resume(now: Date): void {
    this.#to('resumed')
    const { pauseTime, deadlineTime } = this.current
    if (pauseTime) {
      const paused = now.getTime() - pauseTime.getTime()
      this.current.pausedSeconds += Math.round(paused / 1000)
      if (deadlineTime) this.current.deadlineTime = new Date(deadlineTime.getTime() + paused)
    }
    this.current.pauseTime = null
    this.#step()
  }

  /** Ends the talk politely. What was not answered is not scored; without any answer there is no result. */
  end(reason: EndReason, interviewer: Interviewer, now: Date): void {
    if (this.hasAnswers) this.#close(reason, interviewer, now)
    else this.#leave(reason, now)
    this.#step()
  }

  /** Ends it because nobody is there any more: what they were writing is their answer. */
  endUnattended(reason: EndReason, interviewer: Interviewer, now: Date): void {
    const { state, draft } = this.current
    const written = draft.trim()
    if (state === 'answering' && written !== '')
      this.answer(written, now, this.mayHandInCode ? NOT_RUN : null)
    this.end(reason, interviewer, now)
  }

  /** The clock stands still as long as the candidate waits for the interviewer. */
  #giveBack(now: Date): void {
    const since = this.turns.at(-1)?.time
    const { deadlineTime } = this.current
    if (since && deadlineTime)
      this.current.deadlineTime = new Date(deadlineTime.getTime() + now.getTime() - since.getTime())
  }

  #goOn(interviewer: Interviewer, now: Date): void {
    const { question } = this
    const isOverdue = this.isOverdue(now)
    const move = question && this.mayFollowUp && !isOverdue ? interviewer.followUp(this, question) : null
    if (question && move) {
      this.#to('followedUp')
      question.followedUp.push(move.point)
      this.#say('interviewer', 'followUp', move.content, now)
      this.#to('asked')
    } else if (isOverdue) this.#finish('timeUp', interviewer, now)
    else this.#askNextOrFinish(interviewer, now)
    this.#step()
  }

  #askNextOrFinish(interviewer: Interviewer, now: Date): void {
    if (this.current.place >= this.questions.length) this.#finish('completed', interviewer, now)
    else {
      this.#to('movedOn')
      this.#askNext(interviewer, now)
    }
  }

  #askNext(interviewer: Interviewer, now: Date): void {
    this.current.place += 1
    const { question } = this
    if (!question) throw new Error('there is a next question')
    question.state = 'asked'
    this.#say('interviewer', 'question', interviewer.ask(this, question), now)
    this.#to('asked')
  }

  #finish(reason: EndReason, interviewer: Interviewer, now: Date): void {
    if (this.hasAnswers) this.#close(reason, interviewer, now)
    else this.#leave(reason, now)
  }

  /** Without any answer there is nothing to be scored. */
  #leave(reason: EndReason, now: Date): void {
    this.#to(reason === 'ended' || reason === 'completed' ? 'abandoned' : 'expired')
    this.#stop(reason, now)
  }

  #close(reason: EndReason, interviewer: Interviewer, now: Date): void {
    this.#to('closed')
    this.#say('interviewer', 'closing', interviewer.closing(this, reason), now, { place: 0 })
    this.#stop(reason, now)
  }

  #stop(reason: EndReason, now: Date): void {
    this.current.endReason = reason
    this.current.endTime = now
    this.current.pauseTime = null
  }

  #say(
    speaker: TalkTurn['speaker'],
    kind: TurnKind,
    content: string,
    time: Date,
    { place = this.current.place, code = null }: { place?: number; code?: AnsweredCode | null } = {},
  ): void {
    const number = this.turns.length + 1
    const turn: TalkTurn = { number, step: this.current.step, place, speaker, kind, content, code, time }
    this.turns.push(turn)
    this.newTurns.push(turn)
  }

  #step(): void {
    this.current.step += 1
  }

  #to(event: SessionEvent): void {
    this.current.state = advance(this.current.state, event)
  }
}
