import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { knowledgePointSnapshot } from '../knowledge-point-record/schemas.ts'

export const knowledgePointRevisionSchema = z.object({
  id,
  knowledgePointId: id,
  version: z.int(),
  title: z.string(),
  /** null: the importer, or an admin whose account is gone without a name. */
  editorName: z.nullable(z.string()),
  createTime: time,
})
export type KnowledgePointRevision = z.output<typeof knowledgePointRevisionSchema>

export const knowledgePointRevisionDetail = z.object({
  ...knowledgePointRevisionSchema.shape,
  snapshot: knowledgePointSnapshot,
})
export type KnowledgePointRevisionDetail = z.output<typeof knowledgePointRevisionDetail>
