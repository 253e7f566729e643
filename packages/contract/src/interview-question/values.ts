/** What a session is scored by: 准确性 by checks, 完整性 by mentions, 深度 by follow-ups, 表达 by how the answers are built. */
export const INTERVIEW_DIMENSIONS = ['accuracy', 'completeness', 'depth', 'expression'] as const
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
  problems: 1,
} as const
