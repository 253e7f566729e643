import type { Access } from '@app/contract/common/endpoint'
import { z } from 'zod/mini'

/** A text that is too long is refused at its field, not as a request that is too large: so much is read in any case. */
const LEAST_BYTES: Readonly<Record<Access, number>> = { guest: 4 * 1024, user: 64 * 1024, admin: 64 * 1024 }
/** How many times the longest that is allowed may be read. */
const SPARE = 2

/** Bytes of a UTF-16 unit. */
const UNIT = 3
/** Of numbers, and of short texts whose format says how long they are. */
const SHORT = 64

/** How many bytes an endpoint's body may have, by what its fields take; infinitely many when a field has no end. */
export function bodyLimitOf(body: z.ZodMiniType, access: Access): number {
  const bytes = mostBytes(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
  return Math.max(LEAST_BYTES[access], SPARE * bytes)
}

type Part = z.core.JSONSchema._JSONSchema

/** The bytes of the longest JSON of a schema. */
function mostBytes(part: Part | undefined): number {
  if (part === undefined || typeof part === 'boolean') return Number.POSITIVE_INFINITY
  const either = part.anyOf ?? part.oneOf
  if (either) return Math.max(...either.map(mostBytes))
  if (part.enum) return Math.max(...part.enum.map(lengthOf))
  if (part.const !== undefined) return lengthOf(part.const)
  return Math.max(...[part.type].flat().map((type) => mostOfType(type, part)))
}

function mostOfType(type: string | undefined, part: z.core.JSONSchema.BaseSchema): number {
  if (type === undefined) return Number.POSITIVE_INFINITY
  if (type === 'object') return mostOfObject(part)
  if (type === 'array') return mostOfArray(part)
  if (type !== 'string') return SHORT
  if (part.maxLength !== undefined) return part.maxLength * UNIT
  return part.format !== undefined || isFixed(part.pattern) ? SHORT : Number.POSITIVE_INFINITY
}

/** Whether a pattern fits texts of one length alone, such as a day. */
const isFixed = (pattern = '*') => /^\^.*\$$/.test(pattern) && !/[*+?,]/.test(pattern)

function mostOfArray({ items, maxItems = Number.POSITIVE_INFINITY }: z.core.JSONSchema.BaseSchema): number {
  return Array.isArray(items) ? Number.POSITIVE_INFINITY : maxItems * mostBytes(items)
}

function mostOfObject({ properties = {}, additionalProperties }: z.core.JSONSchema.BaseSchema): number {
  const isOpen = additionalProperties !== false && additionalProperties !== undefined
  if (isOpen) return Number.POSITIVE_INFINITY
  return sum(Object.entries(properties).map(([name, value]) => lengthOf(name) + mostBytes(value)))
}

const lengthOf = (value: unknown) => JSON.stringify(value).length * UNIT
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
