import companies from './companies.json' with { type: 'json' }
import words from './fact-words.json' with { type: 'json' }
import type { CandidateLevel, DiscussionCategory, InterviewOutcome, InterviewRound } from './values.ts'

/** Names of the same company, the one that is shown first. */
export const COMPANY_NAMES: readonly (readonly string[])[] = companies

/** How a post's category and facts are said. */
export const FACT_WORDS: {
  category: Record<DiscussionCategory, string[]>
  level: Record<CandidateLevel, string[]>
  round: Record<InterviewRound, string[]>
  outcome: Record<InterviewOutcome, string[]>
} = words

/** All names of a company, itself first. */
export function namesOfCompany(name: string): readonly string[] {
  const wanted = name.trim().toLowerCase()
  return [name.trim(), ...companyOf(name).filter((one) => one.toLowerCase() !== wanted)]
}

/** All names of a company, the one that is shown first; its own where it is not known by others. */
export function companyOf(name: string): readonly string[] {
  const wanted = name.trim().toLowerCase()
  return COMPANY_NAMES.find((names) => names.some((one) => one.toLowerCase() === wanted)) ?? [name.trim()]
}
