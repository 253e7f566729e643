import { z } from 'zod/mini'
import { requiredLine } from '../common/schemas.ts'
import { checkedLimits as limits } from './checked-values.ts'

const day = z.iso.date()
const DAY_LENGTH = 10

/** How an item's facts were checked. */
export const checkedText = z.object({
  /** The day, `2026-11-20`; empty for none. */
  checkedDate: z.string(),
  /** What the text holds for: `MySQL 8.4`. */
  versions: z.array(z.string()),
  /** Where each default and number is written, a line each: `fact | source`. */
  sources: z.array(z.string()),
})
export type CheckedText = z.output<typeof checkedText>

/** The same as an admin writes it. */
export const checkedInput = {
  checkedDate: z.string().check(
    z.trim(),
    z.maxLength(DAY_LENGTH, 'day'),
    z.refine((value) => value === '' || day.safeParse(value).success, 'day'),
  ),
  versions: z.array(requiredLine(limits.version)).check(z.maxLength(limits.versions)),
  sources: z.array(requiredLine(limits.source)).check(z.maxLength(limits.sources)),
}

/** The same of a new item, which need not say it. */
export const checkedInNew = {
  checkedDate: z._default(checkedInput.checkedDate, ''),
  versions: z._default(checkedInput.versions, []),
  sources: z._default(checkedInput.sources, []),
}
