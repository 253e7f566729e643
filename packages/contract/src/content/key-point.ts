import { z } from 'zod/mini'
import { line, requiredLine } from '../common/schemas.ts'
import { questionLimits } from './kinds/question-values.ts'

/** A key point as an admin writes it. */
export const keyPointInput = z.strictObject({
  text: requiredLine(questionLimits.keyPoint),
  weight: z.int().check(z.minimum(1), z.maximum(5)),
  followUp: z._default(line(questionLimits.followUp), ''),
  misconception: z._default(line(questionLimits.misconception), ''),
})

/** What is about the candidate can be published without key points. */
export const isExcusedFromPoints = (item: object, field: string): boolean =>
  field === 'keyPoints' && Reflect.get(item, 'isPersonal') === true
