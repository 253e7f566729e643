/** What a session is scored by: 准确性, 完整性, 深度. A key point belongs to one of them. */
export const KEY_POINT_DIMENSIONS = ['accuracy', 'completeness', 'depth'] as const
export type KeyPointDimension = (typeof KEY_POINT_DIMENSIONS)[number]

/** The same and 表达, which is judged over the whole answer. */
export const INTERVIEW_DIMENSIONS = [...KEY_POINT_DIMENSIONS, 'expression'] as const
export type InterviewDimension = (typeof INTERVIEW_DIMENSIONS)[number]

export const interviewQuestionLimits = {
  title: 300,
  topic: 30,
  minutes: 30,
  keyPoints: 8,
  hint: 200,
  probes: 3,
  probe: 300,
  anchor: 1_000,
  redFlags: 8,
  redFlag: 200,
  variant: 300,
  answer: 20_000,
  questions: 10,
} as const
