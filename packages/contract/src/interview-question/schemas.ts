import { z } from 'zod/mini'
import { id } from '../common/schemas.ts'
import { keyPoint } from '../key-point/schemas.ts'
import { difficulty } from '../question/schemas.ts'

/** Short examples of answers worth 0, 50 and 100. */
export const interviewAnchors = z.object({ zero: z.string(), half: z.string(), full: z.string() })

/** What an interview question says. A session keeps it as it was when it was asked. */
export const interviewQuestionText = z.object({
  /** As an interviewer says it. */
  title: z.string(),
  topic: z.string(),
  difficulty,
  /** How long a good answer takes with its follow-ups. */
  minutes: z.int(),
  keyPoints: z.array(keyPoint),
  /** About the candidate: a checklist that they rate themselves stands in place of key points. */
  isPersonal: z.boolean(),
  hint: z.string(),
  /** A ladder: each deeper than the one before. */
  probes: z.array(z.string()),
  anchors: interviewAnchors,
  redFlags: z.array(z.string()),
  /** The same asked about one's own project. */
  variant: z.string(),
  /** Reference answer, markdown. */
  answer: z.string(),
})
export type InterviewQuestionText = z.output<typeof interviewQuestionText>

/** A question of the question bank that trains it. */
export const trainingQuestion = z.object({ id, title: z.string() })
