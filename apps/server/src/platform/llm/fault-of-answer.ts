import { z } from 'zod/mini'
import type { LlmFaultKind } from './LlmFault.ts'

const text = z.nullish(z.union([z.string(), z.number()]))

/** What providers say of an error: an object, or its message alone. */
const providerError = z.union([z.object({ message: text, code: text, type: text }), z.string()])
const errorAnswer = z.object({ error: providerError })

/** Words of error codes, types and messages, the most telling first; with some, others are said too. */
const signs: readonly (readonly [sign: RegExp, LlmFaultKind, besides?: RegExp])[] = [
  [
    /insufficient.?(quota|balance|funds|credit)|balance|billing|arrear|payment|exceeded your current quota/,
    'noCredit',
  ],
  [/content.?(filter|policy|management)|data_?inspection|sensitive|moderation|safety/, 'refused'],
  [/model.?not.?(found|exist)|no such model|unknown model|invalid model/, 'unknownModel'],
  [/does not exist|not found|not support/, 'unknownModel', /model/],
  [/invalid.?(api)?.?key|incorrect api key|authentication|unauthorized/, 'wrongKey'],
  [/rate.?limit|too many requests|throttl/, 'tooMany'],
]

const kindsByStatus: Readonly<Record<number, LlmFaultKind>> = {
  401: 'wrongKey',
  402: 'noCredit',
  403: 'wrongKey',
  404: 'unknownModel',
  408: 'timeout',
  429: 'tooMany',
  504: 'timeout',
}

/** Whether a parsed answer or chunk is a provider's error, and what it says. */
export function readProviderError(answer: unknown): string | null {
  // A quick check for nearly every chunk: a schema that does not match is far slower.
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  const parsed = errorAnswer.safeParse(answer)
  if (!parsed.success) return null
  const { error } = parsed.data
  return typeof error === 'string' ? error : [error.code, error.type, error.message].filter(Boolean).join(' ')
}

/**
 * Names a fault.
 * @param status 200 for an error within a stream
 * @param description what the provider says, empty for nothing
 */
export function nameFault(status: number, description: string, hasKey: boolean): LlmFaultKind {
  const said = description.toLowerCase()
  const kind =
    signs.find(([sign, , besides]) => sign.test(said) && (besides?.test(said) ?? true))?.[1] ??
    kindsByStatus[status] ??
    'failed'
  return kind === 'wrongKey' && !hasKey ? 'noKey' : kind
}
