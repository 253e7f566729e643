import type { z } from 'zod'
import { describeIssues } from '../../platform/http/validation.ts'
import { type Language, translator } from '../../platform/i18n.ts'
import type { ContentFile } from './content-folder.ts'
import { bankMatter, MAX_ANSWER, questionMatter } from './content-schema.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import type { ImportFault } from './import-report.ts'

/** A related question, by the slugs of its bank and itself. */
export interface Reference {
  bank: string
  slug: string
  /** Line of the file that names it. */
  line: number
}

export type BankDraft = z.output<typeof bankMatter> & { file: ContentFile }

export type QuestionDraft = Omit<z.output<typeof questionMatter>, 'related'> & {
  file: ContentFile
  slug: string
  /** Markdown. */
  answer: string
  related: Reference[]
}

type Parsed<Draft> = { draft: Draft } | { faults: ImportFault[] }
type Finding = Omit<ImportFault, 'file'>

/** Reads a `bank.md`; it has front matter alone. */
export function parseBank(file: ContentFile, language: Language): Parsed<BankDraft> {
  const t = translator(language)
  return parse(file, bankMatter, language, (matter) =>
    matter.body === '' ? [] : [{ line: matter.bodyLine, reason: t('content:bankBody') }],
  )
}

/** Reads a question's file: its front matter and, below, the full answer. */
export function parseQuestion(file: ContentFile, slug: string, language: Language): Parsed<QuestionDraft> {
  const t = translator(language)
  const checkBody = ({ body, bodyLine }: FrontMatter): Finding[] => {
    if (body === '') return [{ line: bodyLine, reason: t('content:noAnswer') }]
    if (body.length <= MAX_ANSWER) return []
    return [{ line: bodyLine, reason: t('content:longAnswer', { count: MAX_ANSWER }) }]
  }
  const parsed = parse(file, questionMatter, language, checkBody)
  if ('faults' in parsed) return parsed
  const { related, body, lineOf, ...fields } = parsed.draft
  return { draft: { ...fields, slug, answer: body, related: related.map(toReference) } }

  function toReference(name: string, index: number): Reference {
    const [bank = '', target] = name.split('/')
    const place = target === undefined ? { bank: file.bank, slug: bank } : { bank, slug: target }
    return { ...place, line: lineOf(['related', index]) }
  }
}

type Draft<S extends z.ZodType> = z.output<S> & Pick<FrontMatter, 'body' | 'lineOf'> & { file: ContentFile }

function parse<S extends z.ZodObject>(
  file: ContentFile,
  schema: S,
  language: Language,
  checkBody: (matter: FrontMatter) => Finding[],
): Parsed<Draft<S>> {
  const t = translator(language)
  const matter = readFrontMatter(file.text)
  if (Array.isArray(matter)) {
    const reason = ({ key, detail }: (typeof matter)[number]) => t(`content:${key}`, { detail })
    return { faults: matter.map((fault) => ({ file: file.path, line: fault.line, reason: reason(fault) })) }
  }
  const result = schema.safeParse(matter.value)
  const issues = result.success ? [] : result.error.issues
  const findings = [...issues.flatMap((issue) => describe(issue, matter, language)), ...checkBody(matter)]
  if (result.success && findings.length === 0) {
    return { draft: { ...result.data, body: matter.body, lineOf: matter.lineOf, file } }
  }
  return { faults: findings.map((finding) => ({ file: file.path, ...finding })) }
}

/** One finding for each unknown key, one for any other issue. */
function describe(issue: z.core.$ZodIssue, matter: FrontMatter, language: Language): Finding[] {
  const t = translator(language)
  const name = (path: PropertyKey[]) =>
    path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.')
  const finding = (path: PropertyKey[], message: string): Finding => ({
    line: matter.lineOf(path),
    reason: path.length === 0 ? message : t('content:field', { field: name(path), message }),
  })
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => finding([...issue.path, key], t('content:unknownKey')))
    case 'invalid_value':
      return [
        finding(
          issue.path,
          t(matter.has(issue.path) ? 'content:oneOf' : 'content:missing', {
            values: issue.values.join(' / '),
          }),
        ),
      ]
    case 'invalid_type':
      return [
        finding(
          issue.path,
          t(matter.has(issue.path) ? 'content:wrongType' : 'content:missing', {
            type: t(`content:type.${issue.expected}`),
          }),
        ),
      ]
    case 'custom':
      return [finding(issue.path, t(`content:${issue.message}`))]
    default:
      return describeIssues([issue], language).map(({ message }) => finding(issue.path, message))
  }
}
