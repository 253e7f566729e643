import type { FieldError } from '@app/contract/common/envelope'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod/mini'
import { hasValidationText, type Language, translator } from '../i18n.ts'
import { findUnstorable } from './find-unstorable.ts'

type Issue = z.core.$ZodIssue

/** An input that its schema refuses. Holds the issues, so that they are put into words in the reader's language. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly issues: Issue[]

  constructor(issues: Issue[]) {
    super('invalid input')
    this.issues = issues
  }
}

/** Validates with the contract's schemas, after what no schema has to think of: see {@link findUnstorable}. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (input) => {
    const unstorable = findUnstorable(input)
    if (unstorable) {
      const { reason, path } = unstorable
      return { error: new InvalidInput([{ code: 'custom', message: reason, path, input: undefined }]) }
    }
    const result = schema.safeParse(input)
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) }
  }

/** Answers are typed by the contract and built by mappers: nothing is left to check when they are sent. */
export const plainSerializer: FastifySerializerCompiler<z.ZodMiniType> = () => (data) => JSON.stringify(data)

/** For tests: an answer that the contract does not allow is an error. */
export const checkingSerializer: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema, url }) =>
  (data) => {
    const result = schema.safeParse(data)
    if (!result.success)
      throw new Error(`answer of ${url} breaks the contract: ${JSON.stringify(result.error.issues)}`)
    return JSON.stringify(data)
  }

/** As many as a form could show; an answer never grows with what was sent. */
const MAX_ERRORS = 20

/** The first issues as the `data` of a 40000 answer, in words. */
export function describeIssues(issues: Issue[], language: Language): FieldError[] {
  return issues
    .slice(0, MAX_ERRORS)
    .flatMap((issue) => describeIssue(issue, language))
    .slice(0, MAX_ERRORS)
}

function describeIssue(issue: Issue, language: Language): FieldError[] {
  const t = translator(language)
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ERRORS).map((key) => ({
      path: [...path, shorten(key)].join('.'),
      message: t('validation:unknownField'),
    }))
  }
  const { key, values } = chooseText(issue)
  return [{ path: path.join('.'), message: t(`validation:${key}`, values ?? {}) }]
}

/** The sender knows the rest of a field's name. */
const shorten = (key: string) => (key.length > 100 ? `${key.slice(0, 100)}…` : key)

function chooseText(issue: Issue): { key: string; values?: { count: number } } {
  if (hasValidationText(issue.message)) return { key: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return { key: 'wrongType' }
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { key: 'required' }
          : { key: 'tooShort', values: { count: Number(issue.minimum) } }
      if (issue.origin === 'array') return { key: 'tooFew', values: { count: Number(issue.minimum) } }
      return {
        key: issue.inclusive === false ? 'notMore' : 'tooSmall',
        values: { count: Number(issue.minimum) },
      }
    case 'too_big':
      if (issue.origin === 'string') return { key: 'tooLong', values: { count: Number(issue.maximum) } }
      return {
        key: issue.origin === 'array' ? 'tooMany' : 'tooLarge',
        values: { count: Number(issue.maximum) },
      }
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : 'badFormat' }
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'notAllowed' }
    default:
      return { key: 'invalid' }
  }
}
