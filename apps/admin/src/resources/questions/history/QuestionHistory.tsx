import { type QuestionSnapshot, questionSnapshotFields } from '@app/contract/question-revision/schemas'
import { useMethods } from '../../../data/use-methods.ts'
import { HistoryPage } from '../../../shared/history/HistoryPage.tsx'
import type { HistorySource } from '../../../shared/history/history-source.ts'
import type { QuestionMethods } from '../methods.ts'
import { QuestionArticle } from '../show/QuestionArticle.tsx'
import { useQuestionFields } from './use-question-fields.ts'

/** Every version of a question. */
export function QuestionHistory() {
  const provider = useMethods<QuestionMethods>()
  const source: HistorySource<QuestionSnapshot> = {
    resource: 'problems',
    page: provider.pageOfRevisions,
    get: provider.getRevision,
    restore: provider.restoreRevision,
    fields: questionSnapshotFields,
    write: useQuestionFields(),
    article: (snapshot) => <QuestionArticle question={snapshot} title={snapshot.title} />,
  }
  return <HistoryPage source={source} />
}
