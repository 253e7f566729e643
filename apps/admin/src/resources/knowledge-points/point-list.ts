import { type KnowledgePointRecord, knowledgePointFormat } from '@app/contract/content/kinds/knowledge-point'
import type { ItemListPart } from '../../content/item-kind.ts'

/** What is a knowledge point's own in the list. */
export const pointList: ItemListPart<KnowledgePointRecord> = {
  columns: [
    { source: 'minutes', from: 'sm', isNumber: true },
    { source: 'recallCount', from: 'sm', isNumber: true },
    { source: 'questionCount', from: 'sm', isNumber: true },
  ],
  format: knowledgePointFormat,
}
