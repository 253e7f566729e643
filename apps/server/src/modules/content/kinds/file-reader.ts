import path from 'node:path'
import { z } from 'zod'
import { describeIssues } from '../../../platform/http/validation.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import { type FrontMatter, readFrontMatter, type SyntaxFault } from './front-matter.ts'
import {
  type ContentFile,
  type ContentKind,
  type DraftText,
  type FileFault,
  type ReadFile,
  toPlace,
} from './kind.ts'
import { related } from './matter.ts'

interface FileRules<S extends z.ZodObject> {
  /** Front matter. */
  matter: S
  /** Front matter of what is not to be published and may lack something. */
  draftMatter?: S
  /** Most characters of the body, markdown; 0 where front matter is all there is. */
  maxBody: number
  /** Whether there may be no body. */
  isBodyOptional?: boolean
  toDraft: (value: z.output<S>, body: string) => DraftText
}

type Finding = Omit<FileFault, 'file'>

/** What an item relates to, readable also where the rest is wrong. */
const relatedMatter = z.object({ related })

/** What says that it is not to be published. */
const unpublishedMatter = z.object({ status: z.enum(['draft', 'archived']) })

/** Makes the reader of one kind of files: front matter and, below, a body. */
export function fileReader<S extends z.ZodObject>(rules: FileRules<S>): ContentKind['readFile'] {
  return (file, language) => {
    const matter = readFrontMatter(file.text)
    if (Array.isArray(matter)) {
      return { file, draft: null, related: [], faults: describeSyntax(file, matter, language) }
    }
    const isUnpublished = unpublishedMatter.safeParse(matter.value).success
    const schema = (isUnpublished && rules.draftMatter) || rules.matter
    const { data, error } = schema.safeParse(matter.value)
    const findings = [
      ...(error?.issues ?? []).flatMap((issue) => describeIssue(issue, matter, language)),
      ...((isUnpublished || rules.isBodyOptional) && matter.body === ''
        ? []
        : checkBody(file, matter, rules.maxBody, language)),
    ]
    const lines = 'related' in rules.matter.shape ? readRelated(file, matter) : []
    if (!data || findings.length > 0) {
      return {
        file,
        draft: null,
        related: lines,
        faults: findings.map((found) => ({ file: file.path, ...found })),
      }
    }
    const places = lines.map(({ parent, slug }) => ({ parent, slug }))
    return {
      file,
      draft: { ...rules.toDraft(data, matter.body), related: places, absent: [] },
      related: lines,
      faults: [],
    }
  }
}

function checkBody(
  file: ContentFile,
  { body, bodyLine }: FrontMatter,
  max: number,
  language: Language,
): Finding[] {
  const t = translator(language)
  const finding = (reason: string) => [{ line: bodyLine, reason }]
  if (max === 0) return body === '' ? [] : finding(t('content:noBody', { file: path.basename(file.path) }))
  if (body === '') return finding(t('content:noAnswer'))
  return body.length <= max ? [] : finding(t('content:longAnswer', { count: max }))
}

function readRelated(file: ContentFile, { value, lineOf }: FrontMatter): ReadFile['related'] {
  const { data } = relatedMatter.safeParse(value)
  return (data?.related ?? []).map((name, index) => ({
    ...toPlace(name, file.parent),
    line: lineOf(['related', index]),
  }))
}

/** What the parser of a front matter found, in the reader's words. */
export function describeSyntax(
  file: Pick<ContentFile, 'path'>,
  faults: readonly SyntaxFault[],
  language: Language,
): FileFault[] {
  const t = translator(language)
  return faults.map(({ line, key, detail }) => ({
    file: file.path,
    line,
    reason: t(`content:${key}`, { detail: detail === '' ? '' : yamlFault(t, detail) }),
  }))
}

function yamlFault(t: ReturnType<typeof translator>, code: string): string {
  return t(`content:yamlFault.${code}`, { defaultValue: t('content:yamlFault.other') })
}

/** One finding for each unknown key, one for any other issue. */
export function describeIssue(issue: z.core.$ZodIssue, matter: FrontMatter, language: Language): Finding[] {
  const t = translator(language)
  const name = (path: PropertyKey[]) =>
    path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.')
  const finding = (path: PropertyKey[], message: string): Finding => ({
    line: matter.lineOf(path),
    reason: path.length === 0 ? message : t('content:field', { field: name(path), message }),
  })
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => finding([...issue.path, key], t('content:unknownKey')))
  if (!matter.has(issue.path)) return [finding(issue.path, t('content:missing'))]
  switch (issue.code) {
    case 'invalid_type':
      return [finding(issue.path, t(`content:wrongType.${issue.expected}`))]
    case 'invalid_value':
      return [finding(issue.path, t('content:oneOf', { values: issue.values.join(' / ') }))]
    case 'custom':
      return [finding(issue.path, t(`content:${issue.message}`))]
    default:
      return describeIssues([issue], language).map(({ message }) => finding(issue.path, message))
  }
}
