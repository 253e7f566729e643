import type { Page } from '@app/contract/common/schemas'
import type { KnowledgePointRecordDetail } from '@app/contract/knowledge-point-record/schemas'
import type {
  KnowledgePointRevision,
  KnowledgePointRevisionDetail,
} from '@app/contract/knowledge-point-revision/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** What can be done with knowledge points besides reading and writing single ones. */
export interface PointMethods {
  /** Moves a point behind another one of its chapter, or to the front (null). */
  reorderPoint: (id: number, afterId: number | null) => Promise<unknown>
  /** A page of a list with all fields of its knowledge points. */
  pageOfPointDetails: (
    filter: object,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<KnowledgePointRecordDetail>>
  pageOfPointRevisions: (
    pointId: number,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<KnowledgePointRevision>>
  getPointRevision: (id: number) => Promise<KnowledgePointRevisionDetail>
  /** @param version the point's version that the admin has seen */
  restorePointRevision: (id: number, version: number) => Promise<{ version: number }>
}

export function createPointMethods({ knowledgePointRecord, knowledgePointRevision }: Api): PointMethods {
  return {
    reorderPoint: (id, afterId) => withHttpErrors(knowledgePointRecord.reorder({ id, afterId })),
    pageOfPointDetails: (filter, paging) =>
      withHttpErrors(knowledgePointRecord.details({ ...filter, ...paging })),
    pageOfPointRevisions: (knowledgePointId, paging) =>
      withHttpErrors(knowledgePointRevision.page({ knowledgePointId, ...paging })),
    getPointRevision: (id) => withHttpErrors(knowledgePointRevision.get({ id })),
    restorePointRevision: (id, version) => withHttpErrors(knowledgePointRevision.restore({ id, version })),
  }
}
