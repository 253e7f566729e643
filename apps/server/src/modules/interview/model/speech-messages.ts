import { type Language, translator } from '../../../platform/i18n.ts'
import type { LlmMessage } from '../../../platform/llm/llm.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'
import type { Talk } from '../session/Talk.ts'
import type { TalkQuestion, TalkTurn } from '../session/talk-state.ts'

/** What the interviewer may do now. */
export interface SpeechTask {
  /** Whether they may ask on about the question that is talked about. */
  mayFollowUp: boolean
  /** What comes next; undefined: the end. */
  next: TalkQuestion | undefined
}

/** What a model is told to lead an interview: its part, the candidate's papers, the talk so far, and what it may do now. */
export function speechMessages(row: SessionRow, talk: Talk, task: SpeechTask): LlmMessage[] {
  const t = translator(row.language)
  const instruction = [
    t('interviewer:model.part', {
      bank: row.bank_name,
      level: t(`interviewer:level.${row.level}`),
      strictness: t(`interviewer:strictness.${row.strictness}`),
    }),
    row.resume && t('interviewer:model.resume', { text: row.resume }),
    row.job_description && t('interviewer:model.jobDescription', { text: row.job_description }),
    t('interviewer:model.form'),
  ]
  return [
    { role: 'system', content: instruction.filter(Boolean).join('\n\n') },
    ...talk.turns.map((turn) => toMessage(turn, row.language)),
    { role: 'user', content: describeTask(talk, task, row.language) },
  ]
}

function toMessage({ speaker, kind, content, code }: TalkTurn, language: Language): LlmMessage {
  const t = translator(language)
  if (kind === 'skip') return { role: 'user', content: t('interviewer:model.skipped') }
  if (code) return { role: 'user', content: t('interviewer:model.code', { ...code, text: content }) }
  return { role: speaker === 'interviewer' ? 'assistant' : 'user', content }
}

function describeTask({ question }: Talk, { mayFollowUp, next }: SpeechTask, language: Language): string {
  const t = translator(language)
  const acts = [
    mayFollowUp && question && t('interviewer:model.followUp', describePoints(question)),
    mayFollowUp && question?.question.problemId != null && t('interviewer:model.ofCode'),
    next
      ? t('interviewer:model.next', { title: next.question.title, variant: next.question.variant })
      : t('interviewer:model.end'),
  ]
  return [t('interviewer:model.task'), ...acts.filter(Boolean)].join('\n\n')
}

function describePoints({ question, followedUp }: TalkQuestion): { title: string; points: string } {
  const points = question.keyPoints
    .map(({ text, weight, followUp }, place) => ({ text, weight, followUp, place }))
    .filter(({ place }) => !followedUp.includes(place))
    .map(({ text, weight, followUp, place }) => `${place + 1}. (${weight}) ${text} — ${followUp}`)
  return { title: question.title, points: points.join('\n') }
}
