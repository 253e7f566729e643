import { z } from 'zod/mini'
import { RATINGS } from './values.ts'

export const rating = z.literal(RATINGS)
