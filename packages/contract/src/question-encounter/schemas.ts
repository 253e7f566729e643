import { z } from 'zod/mini'
import { id, line } from '../common/schemas.ts'
import { MAX_COMPANY_LENGTH, MAX_ROLE_LENGTH } from './values.ts'

/** A company as learners write it: full-width letters and runs of blanks count as their plain forms. */
export const companyName = line(MAX_COMPANY_LENGTH).check(
  z.overwrite((name) => name.normalize('NFKC').replace(/\s+/g, ' ').trim()),
)

/** A month of the calendar: `2026-11`. */
export const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** Where and when somebody met a question in an interview; empty and null for what they did not say. */
export const encounter = z.object({
  company: z.string(),
  role: z.string(),
  month: z.nullable(month),
})
export type Encounter = z.output<typeof encounter>

export const encounterBody = z.strictObject({
  questionId: id,
  company: z._default(companyName, ''),
  role: z._default(line(MAX_ROLE_LENGTH), ''),
  month: z._default(z.nullable(month), null),
})
export type EncounterInput = z.output<typeof encounterBody>

/** A company in whose interviews learners met questions. */
export const interviewCompany = z.object({
  name: z.string(),
  /** How many times a question was met there. */
  encounterCount: z.int(),
})
export type InterviewCompany = z.output<typeof interviewCompany>
