import type {
  KnowledgePointRecord,
  KnowledgePointRecordDetail,
} from '@app/contract/content/kinds/knowledge-point'
import type { ItemListPart } from '../../content/item-kind.ts'

/** What is a knowledge point's own in the list. */
export const pointList: ItemListPart<KnowledgePointRecord, KnowledgePointRecordDetail> = {
  columns: [
    { source: 'minutes', from: 'sm', isNumber: true },
    { source: 'recallCount', from: 'sm', isNumber: true },
    { source: 'questionCount', from: 'sm', isNumber: true },
  ],
  async files() {
    const { toPointSheet } = await import('../../shared/sheet/write-learning-sheet.ts')
    const { toLearningBundle } = await import('../../shared/sheet/write-learning-bundle.ts')
    return { toSheet: toPointSheet, toBundle: toLearningBundle }
  },
}
