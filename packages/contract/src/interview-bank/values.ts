import { parentAuditOf, parentLimits } from '../content/parent-values.ts'

/** How far one is in one's career: 校招, 1–3年, 3–5年, 5年以上. */
export const INTERVIEW_LEVELS = ['campus', 'junior', 'middle', 'senior'] as const
export type InterviewLevel = (typeof INTERVIEW_LEVELS)[number]

/** What a bank is made for; `any`: 不限. */
export const BANK_LEVELS = ['any', ...INTERVIEW_LEVELS] as const
export type BankLevel = (typeof BANK_LEVELS)[number]

export const interviewBankLimits = {
  ...parentLimits,
  leastMinutes: 5,
  minutes: 180,
  size: 20,
} as const

export const interviewBankAudit = parentAuditOf('interviewBank')
