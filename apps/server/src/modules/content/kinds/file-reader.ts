import path from 'node:path'
import { type ContentFormat, findMissing, valueAt, withValues } from '@app/contract/content/format'
import { z } from 'zod/mini'
import { describeIssues } from '../../../platform/http/validation.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import { issuesOf, toDraft } from './draft.ts'
import { type FrontMatter, readFrontMatter, type SyntaxFault, type Yaml } from './front-matter.ts'
import { type ContentFile, type ContentKind, type FileFault, type ReadFile, toPlace } from './kind.ts'
import { type MatterField, matterFields, matterSchema } from './matter.ts'

type Finding = Omit<FileFault, 'file'>

/** What says that it is not to be published. */
const unpublishedMatter = z.object({ status: z.enum(['draft', 'archived']) })

export const saysUnpublished = ({ value }: FrontMatter): boolean => unpublishedMatter.safeParse(value).success

/** Makes the reader of one kind of files: front matter and, below, a body. */
export function fileReader(format: ContentFormat): ContentKind['readFile'] {
  const fields = matterFields(format)
  const schema = matterSchema(fields)
  return (file, language) => {
    const matter = readFrontMatter(file.text)
    if (Array.isArray(matter))
      return { file, draft: null, related: [], faults: describeSyntax(file, matter, language) }
    const { data, error } = schema.safeParse(matter.value)
    const said = saidBy(format, fields, data ?? Object(matter.value), matter.body)
    const isUnpublished = saysUnpublished(matter)
    const findings = [
      ...issuesOf(error, matter.value).flatMap((issue) => describeIssue(issue, matter, language)),
      ...(isUnpublished ? [] : findLacking(format, fields, said, matter, language)),
      ...checkBody(file, format, matter, isUnpublished, language),
    ]
    const related = readRelated(file, fields, matter)
    if (findings.length > 0) {
      const faults = findings.map((found) => ({ file: file.path, ...found }))
      return { file, draft: null, related, faults }
    }
    const draft = toDraft(format, said, file.parent)
    return { file, draft: { ...draft, absent: [] }, related, faults: [] }
  }
}

/** What a file says, by the names of the fields. */
export function saidBy(
  format: ContentFormat,
  fields: readonly MatterField[],
  matter: object,
  body: string,
): object {
  const entries = fields.map(({ field, name }): [string, unknown] => [field, valueAt(matter, name)])
  const inFiles = Object.entries(format.fields).flatMap(([field, said]): [string, unknown][] =>
    said.inFiles ? [[field, said.usual]] : [],
  )
  const all = [...entries, ...inFiles]
  return withValues(format.body === undefined ? all : [...all, [format.body, body]])
}

/** What must not be empty in what is published; of the body {@link checkBody} speaks. */
export function findLacking(
  format: ContentFormat,
  fields: readonly MatterField[],
  said: object,
  matter: FrontMatter,
  language: Language,
): Finding[] {
  return findMissing(format, said).flatMap((missing) => {
    const found = fields.find(({ field }) => field === missing)
    if (!found) return []
    const minimum = { minimum: 1, inclusive: true, input: undefined, message: '', path: [found.name] }
    return describeIssue({ code: 'too_small', origin: 'array', ...minimum }, matter, language)
  })
}

export function checkBody(
  file: ContentFile,
  { body: field, fields }: ContentFormat,
  { body, bodyLine }: FrontMatter,
  isUnpublished: boolean,
  language: Language,
): Finding[] {
  const t = translator(language)
  const finding = (reason: string) => [{ line: bodyLine, reason }]
  const format = field === undefined ? undefined : fields[field]
  if (!format) return body === '' ? [] : finding(t('content:noBody', { file: path.basename(file.path) }))
  if (body === '') return format.toPublish && !isUnpublished ? finding(t('content:noAnswer')) : []
  const { error } = format.schema.safeParse(body)
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'too_big'
      ? finding(t('content:longAnswer', { count: Number(issue.maximum) }))
      : describeIssues([issue], language).flatMap(({ message }) => finding(message)),
  )
}

/** What an item relates to, readable also where the rest is wrong. */
export function readRelated(
  file: ContentFile,
  fields: readonly MatterField[],
  { value, lineOf }: FrontMatter,
): ReadFile['related'] {
  const found = fields.find(({ to }) => to === file.kind)
  const { data } = z
    .array(z.string())
    .safeParse(found?.schema.safeParse(valueAt(Object(value), found.name)).data)
  return (data ?? []).map((name, index) => ({
    ...toPlace(name, file.parent),
    line: lineOf([found?.name ?? '', index]),
  }))
}

/** What the parser of a front matter found, in the reader's words. */
export function describeSyntax(
  file: Pick<ContentFile, 'path'>,
  faults: readonly SyntaxFault[],
  language: Language,
): FileFault[] {
  const t = translator(language)
  const other = t('content:yamlFault.other')
  return faults.map(({ line, key, detail: code }) => {
    const detail = code === '' ? '' : t(`content:yamlFault.${code}`, { defaultValue: other })
    return { file: file.path, line, reason: t(`content:${key}`, { detail }) }
  })
}

/** One finding for each unknown key, one for any other issue. */
export function describeIssue(issue: z.core.$ZodIssue, matter: Yaml, language: Language): Finding[] {
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
    default:
      return describeIssues([issue], language).map(({ message }) => finding(issue.path, message))
  }
}
