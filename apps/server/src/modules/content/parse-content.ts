import type { z } from 'zod'
import { describeIssues } from '../../platform/http/validation.ts'
import { type Language, translator } from '../../platform/i18n.ts'
import type { ContentFile } from './content-folder.ts'
import { bankMatter, MAX_ANSWER, questionMatter, relatedMatter } from './content-schema.ts'
import { type FrontMatter, readFrontMatter, type SyntaxFault } from './front-matter.ts'
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

export interface ParsedBank {
  /** null when the file has a fault. */
  draft: BankDraft | null
  faults: ImportFault[]
}

export interface ParsedQuestion {
  file: ContentFile
  /** null when the file has a fault. */
  draft: QuestionDraft | null
  /** Known even where something else in the file is wrong. */
  related: Reference[]
  faults: ImportFault[]
}

type Finding = Omit<ImportFault, 'file'>

/** Reads a `bank.md`; it has front matter alone. */
export function parseBank(file: ContentFile, language: Language): ParsedBank {
  const t = translator(language)
  const matter = readFrontMatter(file.text)
  if (Array.isArray(matter)) return { draft: null, faults: describeSyntax(file, matter, language) }
  const { value, findings } = check(bankMatter, matter, language)
  if (matter.body !== '') findings.push({ line: matter.bodyLine, reason: t('content:bankBody') })
  if (value && findings.length === 0) return { draft: { ...value, file }, faults: [] }
  return { draft: null, faults: findings.map((finding) => ({ file: file.path, ...finding })) }
}

/** Reads a question's file: its front matter and, below, the full answer. */
export function parseQuestion(file: ContentFile, slug: string, language: Language): ParsedQuestion {
  const matter = readFrontMatter(file.text)
  if (Array.isArray(matter)) {
    return { file, draft: null, related: [], faults: describeSyntax(file, matter, language) }
  }
  const { value, findings } = check(questionMatter, matter, language)
  findings.push(...checkAnswer(matter, language))
  const related = readReferences(file, matter)
  if (value && findings.length === 0) {
    return { file, draft: { ...value, file, slug, answer: matter.body, related }, related, faults: [] }
  }
  return { file, draft: null, related, faults: findings.map((finding) => ({ file: file.path, ...finding })) }
}

function checkAnswer({ body, bodyLine }: FrontMatter, language: Language): Finding[] {
  const t = translator(language)
  if (body === '') return [{ line: bodyLine, reason: t('content:noAnswer') }]
  if (body.length <= MAX_ANSWER) return []
  return [{ line: bodyLine, reason: t('content:longAnswer', { count: MAX_ANSWER }) }]
}

function readReferences(file: ContentFile, { value, lineOf }: FrontMatter): Reference[] {
  const { data } = relatedMatter.safeParse(value)
  return (data?.related ?? []).map((name, index) => {
    const [first = '', second] = name.split('/')
    const place = second === undefined ? { bank: file.bank, slug: first } : { bank: first, slug: second }
    return { ...place, line: lineOf(['related', index]) }
  })
}

function describeSyntax(
  file: ContentFile,
  faults: readonly SyntaxFault[],
  language: Language,
): ImportFault[] {
  const t = translator(language)
  return faults.map(({ line, key, detail }) => ({
    file: file.path,
    line,
    reason: t(`content:${key}`, { detail }),
  }))
}

function check<S extends z.ZodObject>(
  schema: S,
  matter: FrontMatter,
  language: Language,
): { value: z.output<S> | undefined; findings: Finding[] } {
  const { data, error } = schema.safeParse(matter.value)
  return {
    value: data,
    findings: (error?.issues ?? []).flatMap((issue) => describe(issue, matter, language)),
  }
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
    case 'invalid_type': {
      if (!matter.has(issue.path)) return [finding(issue.path, t('content:missing'))]
      if (issue.code === 'invalid_type')
        return [finding(issue.path, t(`content:wrongType.${issue.expected}`))]
      return [finding(issue.path, t('content:oneOf', { values: issue.values.join(' / ') }))]
    }
    case 'custom':
      return [finding(issue.path, t(`content:${issue.message}`))]
    default:
      return describeIssues([issue], language).map(({ message }) => finding(issue.path, message))
  }
}
