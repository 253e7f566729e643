import { z } from 'zod/mini'
import { CODE_PURPOSES } from './values.ts'

/** The six digits that were mailed. */
export const emailCode = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'emailCode'))

export const codePurpose = z.enum(CODE_PURPOSES)
