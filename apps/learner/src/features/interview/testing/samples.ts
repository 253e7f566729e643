import { notChecked } from '@app/contract/content/checked-values'
import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type { AnswerScoring, InterviewObjection } from '@app/contract/interview-objection/schemas'
import type {
  Assessment,
  InterviewResult,
  InterviewResultQuestion,
  InterviewSession,
  InterviewTurn,
  PointResult,
} from '@app/contract/interview-session/schemas'

const time = '2026-11-23T01:00:00.000Z'

export const turnOf = (number: number, change: Partial<InterviewTurn> = {}): InterviewTurn => ({
  number,
  place: 1,
  speaker: 'interviewer',
  kind: 'question',
  content: 'volatile保证什么？',
  code: null,
  time,
  ...change,
})

/** An interview at its first question of two. */
export const sessionOf = (change: Partial<InterviewSession> = {}): InterviewSession => ({
  id: 5,
  bankId: 1,
  bankName: 'Java后端',
  level: 'middle',
  strictness: 'standard',
  minutes: 40,
  interviewer: 'embedded',
  interviewerFailure: null,
  state: 'answering',
  step: 0,
  place: 1,
  draft: '',
  createTime: time,
  questions: [
    { place: 1, topic: 'Java并发', title: 'volatile保证什么？', problemId: null, state: 'asked' },
    { place: 2, topic: 'JVM', title: null, problemId: null, state: 'waiting' },
  ],
  turns: [turnOf(1)],
  followUpCount: 0,
  hintCount: 0,
  hintCost: 2,
  hasHint: true,
  millisecondsLeft: 60_000,
  ...change,
})

export const bankOf = (change: Partial<InterviewBank> = {}): InterviewBank => ({
  id: 1,
  name: 'Java后端',
  description: '',
  groupName: '后端',
  level: 'middle',
  minutes: 40,
  sessionSize: 10,
  questionCount: 12,
  learnerCount: 3,
  topics: [
    { name: 'MySQL', questionCount: 6 },
    { name: 'Redis', questionCount: 6 },
  ],
  averageScore: null,
  bestScore: null,
  sessionCount: 0,
  ...change,
})

/** A key point that was said, as its learner checked it. */
export const pointOf = (text: string, change: Partial<PointResult> = {}): PointResult => ({
  text,
  weight: 3,
  misconception: '',
  isMentioned: true,
  unheard: [],
  check: 'right',
  checker: 'self',
  passage: null,
  isAfterFollowUp: false,
  ...change,
})

const assessmentOf = (points: PointResult[]): Assessment => ({
  judge: 'embedded',
  isChecklist: false,
  points,
  rules: [],
  hintCost: 0,
  expression: null,
  comment: '',
})

/** A question of a result with key points. */
export const questionOf = (
  place: number,
  points: PointResult[],
  change: Partial<InterviewResultQuestion> = {},
): InterviewResultQuestion => ({
  place,
  questionId: place,
  title: `第${place}题`,
  topic: 'MySQL',
  state: 'answered',
  score: 50,
  assessment: assessmentOf(points),
  turns: [],
  answer: '',
  spokenAnswer: '',
  training: [],
  ...notChecked,
  ...change,
})

/** A scoring of an answer with key points. */
export const scoringOf = (score: number, points: PointResult[]): AnswerScoring => ({
  score,
  assessment: assessmentOf(points),
})

/** An objection that waits for an admin. */
export const objectionOf = (change: Partial<InterviewObjection> = {}): InterviewObjection => ({
  id: 1,
  place: 1,
  reason: '我说了堆积',
  createTime: time,
  outcome: 'open',
  note: '',
  first: scoringOf(0, []),
  second: scoringOf(0, []),
  secondFailure: null,
  adopted: null,
  decideTime: null,
  deciderName: null,
  ...change,
})

/** A result with these questions. */
export const resultOf = (
  questions: InterviewResult['questions'],
  topics: InterviewResult['topics'] = [],
): InterviewResult => ({
  id: 1,
  bankId: 1,
  bankName: 'Java',
  state: 'finished',
  endReason: 'completed',
  questionCount: 5,
  pointCount: 1,
  mentionedCount: 1,
  uncheckedCount: 0,
  score: 60,
  scorer: 'self',
  seconds: 60,
  createTime: time,
  level: 'middle',
  strictness: 'standard',
  interviewer: 'embedded',
  interviewerFailure: null,
  scorerFailure: null,
  dimensions: [],
  previous: null,
  answeredCount: 5,
  skippedCount: 0,
  missedCount: 1,
  reviewedCount: 0,
  returning: [],
  questions,
  topics,
})
