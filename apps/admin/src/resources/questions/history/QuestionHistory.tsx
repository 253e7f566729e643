import { type QuestionSnapshot, questionSnapshotFields } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { HistoryPage } from '../../../shared/history/HistoryPage.tsx'
import type { HistorySource } from '../../../shared/history/history-source.ts'
import type { QuestionMethods } from '../methods.ts'
import { QuestionArticle } from '../show/QuestionArticle.tsx'

/** Every version of a question. */
export function QuestionHistory() {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const source: HistorySource<QuestionSnapshot> = {
    resource: 'problems',
    page: provider.pageOfRevisions,
    get: provider.getRevision,
    restore: provider.restoreRevision,
    fields: questionSnapshotFields,
    write(snapshot, field) {
      if (field === 'difficulty') return t(`difficulty.${snapshot.difficulty}`)
      if (field === 'keyPoints')
        return snapshot.keyPoints.map(({ text, weight, synonyms, not, followUp }) =>
          [text, t('questions.weight', { weight }), synonyms.join('/'), not.join('/'), followUp]
            .filter(Boolean)
            .join(' · '),
        )
      const value = snapshot[field]
      return Array.isArray(value) ? value.map(String) : String(value)
    },
    article: (snapshot) => <QuestionArticle question={snapshot} title={snapshot.title} />,
  }
  return <HistoryPage source={source} />
}
