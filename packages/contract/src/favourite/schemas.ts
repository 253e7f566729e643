import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { difficulty } from '../question/schemas.ts'

/** A question that a user marked. */
export const favouriteQuestion = z.object({
  /** Of the question. */
  id,
  title: z.string(),
  bankName: z.string(),
  difficulty,
  /** Others are kept, but cannot be read for now. */
  isPublished: z.boolean(),
  /** When it was marked. */
  createTime: time,
})
export type FavouriteQuestion = z.output<typeof favouriteQuestion>
