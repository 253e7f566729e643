import { z } from 'zod/mini'
import { MAX_FAILURE } from '../code-attempt/values.ts'
import { base64, id, legible, line, lines, time, unique } from '../common/schemas.ts'
import { checkedText } from '../content/checked.ts'
import { INTERVIEW_LEVELS } from '../interview-bank/values.ts'
import { trainingQuestion } from '../interview-question/schemas.ts'
import { INTERVIEW_DIMENSIONS, interviewQuestionLimits } from '../interview-question/values.ts'
import { answerPoint, check, pointCounts } from '../key-point/schemas.ts'
import { ANSWER_RULES, CHECKS, COUNTED_SCORERS, SCORERS } from '../key-point/values.ts'
import { programLanguage } from '../question-program/schemas.ts'
import {
  DOCUMENT_FIELDS,
  END_REASONS,
  INTERVIEWERS,
  MAX_DOCUMENT_BYTES,
  MODEL_FAILURES,
  SESSION_MINUTES,
  SESSION_SIZES,
  SESSION_STATES,
  STRICTNESSES,
  sessionLimits,
  TURN_KINDS,
} from './values.ts'

export const interviewLevel = z.enum(INTERVIEW_LEVELS)
export const strictness = z.enum(STRICTNESSES)
const score = z.nullable(z.int())
const modelFailure = z.nullable(z.enum(MODEL_FAILURES))

/** How one wants to be interviewed. */
export const newInterviewSession = z.strictObject({
  bankId: id,
  questionCount: z.literal(SESSION_SIZES),
  level: interviewLevel,
  /** Topics that make up half of the questions; none: all alike. */
  topics: z._default(
    z.array(line(interviewQuestionLimits.topic)).check(z.maxLength(sessionLimits.topics), unique),
    [],
  ),
  strictness: z._default(strictness, 'standard'),
  /** Null: no limit. */
  minutes: z.nullable(z.literal(SESSION_MINUTES)),
  resume: z._default(lines(sessionLimits.resume), ''),
  jobDescription: z._default(lines(sessionLimits.jobDescription), ''),
})
export type NewInterviewSession = z.output<typeof newInterviewSession>

/** A PDF or a DOCX whose text stands for a résumé or a job description. */
export const documentUpload = z.strictObject({
  field: z.enum(DOCUMENT_FIELDS),
  /** The file in base64. */
  content: base64(MAX_DOCUMENT_BYTES, 'documentTooLarge'),
})

/** What a document says, as much of it as its field takes. */
export const documentText = z.object({ text: z.string(), isCut: z.boolean() })
export type DocumentText = z.output<typeof documentText>

const caseCount = z.int().check(z.minimum(0), z.maximum(10_000))

/** What came of code that is handed in: it ran in the candidate's browser, and nobody else has checked it. */
export const codeOutcome = z
  .strictObject({
    language: programLanguage,
    /** How many cases passed, of how many; of none when it did not run. */
    passed: caseCount,
    total: caseCount,
    /** The first case that failed, in a few words; empty for none. */
    firstFailure: z._default(z.string().check(z.maxLength(MAX_FAILURE)), ''),
  })
  .check(z.refine(({ passed, total }) => passed <= total, { error: 'notAllowed', path: ['passed'] }))
export type CodeOutcome = z.output<typeof codeOutcome>

/** The same of code that was handed in. */
export const answeredCode = z.object({
  ...codeOutcome.shape,
  /** Null where the time was up before one said. */
  language: z.nullable(programLanguage),
})
export type AnsweredCode = z.output<typeof answeredCode>

/** Something that was said. */
export const interviewTurn = z.object({
  /** Their order, from 1. */
  number: z.int(),
  /** The question it belongs to, from 1; 0 for what is said before and after them. */
  place: z.int(),
  speaker: z.enum(['interviewer', 'candidate']),
  kind: z.enum(TURN_KINDS),
  /** Code where `code` says what came of it. */
  content: z.string(),
  code: z.nullable(answeredCode),
  time,
})
export type InterviewTurn = z.output<typeof interviewTurn>

/** A question as the candidate sees it during the session: what is to come is known by its topic alone. */
export const sessionQuestion = z.object({
  place: z.int(),
  topic: z.string(),
  /** Null as long as it was not asked. */
  title: z.nullable(z.string()),
  /** The programming problem to be solved; null for none, and as long as it was not asked. */
  problemId: z.nullable(id),
  state: z.enum(['waiting', 'asked', 'answered', 'skipped']),
})

/** A session while it goes on, with all that was said. */
export const interviewSessionSchema = z.object({
  id,
  bankId: z.nullable(id),
  bankName: z.string(),
  level: interviewLevel,
  strictness,
  minutes: z.nullable(z.int()),
  /** Who leads the talk now. */
  interviewer: z.enum(INTERVIEWERS),
  /** Why the model that was to lead it does not; null when it does, or was not to. */
  interviewerFailure: modelFailure,
  state: z.enum(SESSION_STATES),
  /** Names the next act: one that names another is refused. */
  step: z.int(),
  place: z.int(),
  questions: z.array(sessionQuestion),
  turns: z.array(interviewTurn),
  /** What the candidate was writing. */
  draft: z.string(),
  /** Of the question that is talked about. */
  followUpCount: z.int(),
  hintCount: z.int(),
  /** What a hint takes off. */
  hintCost: z.int(),
  hasHint: z.boolean(),
  /** By the server's clock; it stands still during a pause. Null without a limit. */
  millisecondsLeft: z.nullable(z.int()),
  createTime: time,
})
export type InterviewSession = z.output<typeof interviewSessionSchema>

/** A session in the list of one's own. */
export const interviewSessionSummary = z.object({
  id,
  bankId: z.nullable(id),
  bankName: z.string(),
  state: z.enum(SESSION_STATES),
  endReason: z.nullable(z.enum(END_REASONS)),
  questionCount: z.int(),
  ...pointCounts.shape,
  /** Null as long as a point waits to be checked, and where nothing was answered. */
  score,
  scorer: z.nullable(z.enum(SCORERS)),
  /** How long it went on without the pauses. */
  seconds: z.int(),
  createTime: time,
})
export type InterviewSessionSummary = z.output<typeof interviewSessionSummary>

/** The act on a session that the candidate is at. */
export const sessionStep = z.strictObject({ id, step: z.int32().check(z.minimum(0)) })

export const answerStep = z.strictObject({
  ...sessionStep.shape,
  content: lines(sessionLimits.answer).check(legible),
  /** Code is handed in; absent: it is said in words. */
  code: z.optional(codeOutcome),
})

/** A passage of what the candidate said. */
export const passage = z.object({
  /** The turn's number, and where in its content. */
  turn: z.int(),
  start: z.int(),
  end: z.int(),
})
export type Passage = z.output<typeof passage>

export const pointResult = z.object({
  ...answerPoint.shape,
  /** Where it was said; null when nothing was found. */
  passage: z.nullable(passage),
  /** Whether it was said only when it was asked for. */
  isAfterFollowUp: z.boolean(),
})
export type PointResult = z.output<typeof pointResult>

/** What the score of a question rests on. */
export const assessment = z.object({
  judge: z.enum(INTERVIEWERS),
  /** Whether the points are those of the checklist for questions about the person. */
  isChecklist: z.boolean(),
  points: z.array(pointResult),
  /** Rules by which the answer mentions nothing. */
  rules: z.array(z.enum(ANSWER_RULES)),
  /** Taken off for hints. */
  hintCost: z.int(),
  /** How well it was said or built, 0 to 100; null where nothing was said. */
  expression: score,
  comment: z.string(),
})
export type Assessment = z.output<typeof assessment>

export const interviewResultQuestion = z.object({
  place: z.int(),
  questionId: z.nullable(id),
  title: z.string(),
  topic: z.string(),
  state: z.enum(['waiting', 'asked', 'answered', 'skipped']),
  score,
  assessment: z.nullable(assessment),
  turns: z.array(interviewTurn),
  /** Reference answer, markdown. */
  answer: z.string(),
  /** How somebody says it, in their own words; empty for none. */
  spokenAnswer: z.string(),
  /** Questions of the question bank that train it. */
  training: z.array(trainingQuestion),
  /** How its facts were checked, as the question says it now. */
  ...checkedText.shape,
})
export type InterviewResultQuestion = z.output<typeof interviewResultQuestion>

export const dimensionScore = z.object({ dimension: z.enum(INTERVIEW_DIMENSIONS), score })
export const topicScore = z.object({ topic: z.string(), score })

export const interviewResult = z.object({
  ...interviewSessionSummary.shape,
  level: interviewLevel,
  strictness,
  /** Who began to lead the talk. */
  interviewer: z.enum(INTERVIEWERS),
  /** Why the model gave up leading it; null when it did not. */
  interviewerFailure: modelFailure,
  /** Why the model did not score it. */
  scorerFailure: modelFailure,
  dimensions: z.array(dimensionScore),
  topics: z.array(topicScore),
  /** The dimensions of the session before in the same bank; null without one. */
  previous: z.nullable(z.object({ score: z.int(), dimensions: z.array(dimensionScore) })),
  questions: z.array(interviewResultQuestion),
  answeredCount: z.int(),
  skippedCount: z.int(),
  /** Key points that were missed, and how many of them are in the review queue. */
  missedCount: z.int(),
  reviewedCount: z.int(),
  /** Those of them that were missed in earlier sessions too, and in how many in all. */
  returning: z.array(z.object({ point: z.string(), topic: z.string(), count: z.int() })),
})
export type InterviewResult = z.output<typeof interviewResult>

/** A point of one's own session, and how one checked it; null takes the check back. */
export const sessionCheck = z.strictObject({
  id,
  place: z.int().check(z.positive()),
  /** The point's place among those of the question, from 0. */
  point: z.int().check(z.minimum(0), z.maximum(interviewQuestionLimits.keyPoints)),
  check: z.nullable(check),
  /** One's own words for it, where they were not found; absent: those that were found. */
  passage: z.optional(z.strictObject(passage.shape)),
})

/** What a session comes to after a check. */
export const checkedScores = z.object({
  ...pointCounts.shape,
  score,
  scorer: z.nullable(z.enum(SCORERS)),
  dimensions: z.array(dimensionScore),
  topics: z.array(topicScore),
  /** Of every question. */
  questions: z.array(z.object({ place: z.int(), score })),
  missedCount: z.int(),
  reviewedCount: z.int(),
})
export type CheckedScores = z.output<typeof checkedScores>

/** A scored session of the trend. */
export const trendPoint = z.object({
  id,
  bankName: z.string(),
  score: z.int(),
  scorer: z.enum(COUNTED_SCORERS),
  time,
})

/** How one's interviews went. */
export const interviewOverview = z.object({
  /** The session that waits to be gone on with. */
  open: z.nullable(
    z.object({
      id,
      bankId: z.nullable(id),
      bankName: z.string(),
      place: z.int(),
      actTime: time,
      millisecondsLeft: z.nullable(z.int()),
    }),
  ),
  /** The last scored ones, the oldest first. */
  trend: z.array(trendPoint),
  /** What is missed most often. */
  missed: z.array(z.object({ point: z.string(), bankId: id, topic: z.string(), count: z.int() })),
})
export type InterviewOverview = z.output<typeof interviewOverview>

/** What is sent while the interviewer speaks. */
export const speechEvents = {
  /** A piece of what they say. */
  message: z.object({ content: z.string() }),
  /** A piece of what the model thinks before. */
  reasoning: z.object({ content: z.string() }),
  /** The model has been silent for a while: in so many seconds the embedded interviewer speaks in its place. */
  waiting: z.object({ seconds: z.int() }),
  /** They have spoken: where the talk is now. The end follows. */
  session: interviewSessionSchema,
}

/** What a model says of an answer: the structured output that it is asked for. */
export const modelScoring = z.strictObject({
  points: z.array(
    z.strictObject({
      /** Which one, from 1. */
      point: z.int(),
      verdict: z.enum(CHECKS),
      /** The candidate's own words that the verdict rests on; empty for what is missing. */
      quote: z.string(),
    }),
  ),
  expression: z.int().check(z.minimum(0), z.maximum(100)),
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(sessionLimits.comment)),
})
export type ModelScoring = z.output<typeof modelScoring>
