import type { DiscussionDraftText, DiscussionText, InterviewFacts } from '@app/contract/discussion/schemas'
import {
  CANDIDATE_LEVELS,
  DISCUSSION_CATEGORIES,
  INTERVIEW_OUTCOMES,
  INTERVIEW_ROUNDS,
} from '@app/contract/discussion/values'

type FactField = `interview.${keyof InterviewFacts}`

/** What the form of a post holds. The fields are named as the server names what is wrong with them. */
export type PostValues = Record<'category' | 'title' | 'content' | FactField, string> & {
  /** One a line. */
  tags: string
}

export const emptyPost: PostValues = {
  title: '',
  category: 'experience',
  tags: '',
  'interview.company': '',
  'interview.role': '',
  'interview.level': '',
  'interview.round': '',
  'interview.outcome': '',
  'interview.month': '',
  content: '',
}

export function toValues({ category, title, content, tags, interview }: DiscussionDraftText): PostValues {
  return {
    title,
    category,
    tags: tags.join('\n'),
    'interview.company': interview?.company ?? '',
    'interview.role': interview?.role ?? '',
    'interview.level': interview?.level ?? '',
    'interview.round': interview?.round ?? '',
    'interview.outcome': interview?.outcome ?? '',
    'interview.month': interview?.month ?? '',
    content,
  }
}

/** What is kept of a post that is being written: facts too that its category does not show. */
export function toDraftText(values: PostValues): DiscussionDraftText {
  const facts = factsOf(values)
  const isTold = Object.values(facts).some((fact) => fact !== null && fact !== '')
  return {
    category: categoryOf(values),
    title: values.title.trim(),
    content: values.content.trim(),
    tags: tagsOf(values),
    interview: isTold ? facts : null,
  }
}

/** What is published. */
export function toPostText(values: PostValues): DiscussionText {
  const text = toDraftText(values)
  return { ...text, interview: text.category === 'experience' ? factsOf(values) : null }
}

/** Whether two forms say the same, but for blanks around it. */
export function isSamePost(one: PostValues, other: PostValues): boolean {
  return JSON.stringify(toDraftText(one)) === JSON.stringify(toDraftText(other))
}

export const tagsOf = ({ tags }: PostValues): string[] => tags.split('\n').filter((tag) => tag !== '')

/** Tags as they are kept, each once. */
export function joinTags(tags: readonly string[]): string {
  const plain = tags.map((tag) => tag.normalize('NFKC').replace(/^#+/, '').replace(/\s+/g, ' ').trim())
  return [...new Set(plain)].filter((tag) => tag !== '').join('\n')
}

/** Reads what a browser kept, of whatever version of this site. */
export function readValues(kept: Readonly<Record<string, string>>): PostValues {
  const known = Object.keys(emptyPost).flatMap((name) => {
    const value = kept[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...emptyPost, ...Object.fromEntries(known) }
}

function categoryOf({ category }: PostValues): DiscussionText['category'] {
  return DISCUSSION_CATEGORIES.find((one) => one === category) ?? 'experience'
}

function factsOf(values: PostValues): InterviewFacts {
  const among = <T extends string>(choices: readonly T[], value: string) =>
    choices.find((choice) => choice === value) ?? null
  return {
    company: values['interview.company'].trim(),
    role: values['interview.role'].trim(),
    level: among(CANDIDATE_LEVELS, values['interview.level']),
    round: among(INTERVIEW_ROUNDS, values['interview.round']),
    outcome: among(INTERVIEW_OUTCOMES, values['interview.outcome']),
    month: values['interview.month'] || null,
  }
}
