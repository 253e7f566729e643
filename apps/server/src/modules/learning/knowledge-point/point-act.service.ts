import type { KnowledgePointRecordDetail } from '@app/contract/knowledge-point-record/schemas'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ItemActService } from '../../content-edit/item-act.service.ts'
import { PointTransaction } from './PointTransaction.ts'
import { findMissing } from './point-fields.ts'
import { toPointSnapshot } from './point-record.mapper.ts'

/** What is done to knowledge points as a whole. */
export class PointActService extends ItemActService<KnowledgePointRecordDetail, PointTransaction> {
  constructor(deps: EditDependencies) {
    super(
      {
        name: 'knowledgePoint',
        begin: (transaction) => new PointTransaction(transaction),
        parentOf: ({ chapterId }) => chapterId,
        toSnapshot: toPointSnapshot,
        findMissing,
        incomplete: { few: 'pointsIncomplete', many: 'manyPointsIncomplete' },
        notTogether: 'notInChapter',
      },
      deps,
    )
  }
}
