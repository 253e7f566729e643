import type { DiscussionText } from '@app/contract/discussion/schemas'
import { companyKey } from '../../../platform/text/company-key.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'

const EXCERPT_LENGTH = 160

/** The columns of what an author writes. */
export function toValues({ category, title, content, tags, interview }: DiscussionText) {
  // Only a 面经 tells of an interview, whatever else was filled in before its category was changed.
  const facts = category === 'experience' ? interview : null
  const { company = '', role = '', level = null, round = null, outcome = null, month = null } = facts ?? {}
  return {
    category,
    title,
    content,
    tags,
    excerpt: excerptOf(content, EXCERPT_LENGTH),
    company,
    company_key: companyKey(company),
    role,
    role_key: companyKey(role),
    level,
    round,
    outcome,
    month: month && `${month}-01`,
  }
}
