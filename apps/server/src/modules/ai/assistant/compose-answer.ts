import { type Language, translator } from '../../../platform/i18n.ts'
import type { QuestionText } from '../../question/read/question-lookup.service.ts'
import { type Finding, sourceOf } from './Retrieval.ts'

const MOST_KEY_POINTS = 6

export interface AnswerMaterial {
  question: string
  /** The question on the user's page. */
  page: QuestionText | null
  fitting: readonly Finding[]
  /** What shares the rare words of the question, where nothing fits. */
  near: readonly QuestionText[]
}

/** The embedded assistant's answer in markdown: it says what it is, quotes what fits and links to it. */
export function composeAnswer({ question, page, fitting, near }: AnswerMaterial, language: Language): string {
  const t = translator(language)
  const [first, ...others] = page ? [{ ...page, section: null }, ...fitting] : fitting
  const paragraphs = [t('offline.intro')]
  if (!first) {
    paragraphs.push(t('offline.nothing', { question: excerpt(question) }))
    if (near.length > 0) paragraphs.push(t('offline.near'), near.map((one) => `- ${linkTo(one)}`).join('\n'))
    return paragraphs.join('\n\n')
  }
  const link = linkTo(first)
  if (first.section) {
    const { heading, text } = first.section
    paragraphs.push(t('offline.section', { link, heading }), quote(text))
  } else paragraphs.push(t(page ? 'offline.page' : 'offline.found', { link }), quote(first.shortAnswer))
  if (!first.section && first.keyPoints.length > 0)
    paragraphs.push(t('offline.keyPoints'), listKeyPoints(first))
  if (others.length > 0) paragraphs.push(t('offline.more'))
  for (const other of others) paragraphs.push(linkTo(other), quote(other.shortAnswer))
  const [followUp] = first.followUps
  if (followUp) paragraphs.push(t('offline.followUp', { followUp }))
  return paragraphs.join('\n\n')
}

function listKeyPoints({ keyPoints }: QuestionText): string {
  const points = keyPoints.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_KEY_POINTS)
  return points.map(({ text }) => `- ${text}`).join('\n')
}

const quote = (text: string): string => text.trim().replace(/^/gm, '> ')

function linkTo(question: QuestionText): string {
  const { title, path } = sourceOf(question)
  return `[${title.replace(/[\\[\]]/g, '\\$&')}](${path})`
}

function excerpt(text: string): string {
  // The user's text is escaped, so that it is not rendered as markdown.
  const line = text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&')
  const characters = [...line]
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : line
}
