import {
  type KnowledgePointSnapshot,
  knowledgePointSnapshotFields,
} from '@app/contract/knowledge-point-record/schemas'
import { useMethods } from '../../data/use-methods.ts'
import { HistoryPage } from '../../shared/history/HistoryPage.tsx'
import type { HistorySource } from '../../shared/history/history-source.ts'
import type { PointMethods } from './methods.ts'
import { recallLines } from './point-fields.ts'
import { PointArticle } from './show/PointArticle.tsx'

/** Every version of a knowledge point. */
export function PointHistory() {
  const provider = useMethods<PointMethods>()
  const source: HistorySource<KnowledgePointSnapshot> = {
    resource: 'learning/knowledge-points',
    page: provider.pageOfPointRevisions,
    get: provider.getPointRevision,
    restore: provider.restorePointRevision,
    fields: knowledgePointSnapshotFields,
    write(snapshot, field) {
      if (field === 'recall') return recallLines(snapshot.recall)
      const value = snapshot[field]
      return Array.isArray(value) ? value.map(String) : String(value)
    },
    article: (snapshot) => <PointArticle point={snapshot} title={snapshot.title} />,
  }
  return <HistoryPage source={source} />
}
