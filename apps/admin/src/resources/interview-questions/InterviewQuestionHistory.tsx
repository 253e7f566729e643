import {
  type InterviewQuestionSnapshot,
  interviewQuestionSnapshotFields,
} from '@app/contract/interview-question-record/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { HistoryPage } from '../../shared/history/HistoryPage.tsx'
import type { HistorySource } from '../../shared/history/history-source.ts'
import { keyPointLines } from '../../shared/show/key-point-lines.ts'
import type { InterviewQuestionMethods } from './methods.ts'
import { InterviewQuestionArticle } from './show/InterviewQuestionArticle.tsx'

/** Every version of an interview question. */
export function InterviewQuestionHistory() {
  const { t } = useTranslation('admin')
  const provider = useMethods<InterviewQuestionMethods>()
  const source: HistorySource<InterviewQuestionSnapshot> = {
    resource: 'interview/bank-questions',
    page: provider.pageOfInterviewQuestionRevisions,
    get: provider.getInterviewQuestionRevision,
    restore: provider.restoreInterviewQuestionRevision,
    fields: interviewQuestionSnapshotFields,
    write(snapshot, field) {
      if (field === 'keyPoints') return keyPointLines(snapshot.keyPoints, t)
      if (field === 'isPersonal') return t(`ra.boolean.${snapshot.isPersonal}`)
      if (field === 'anchors') return Object.values(snapshot.anchors)
      const value = snapshot[field]
      return Array.isArray(value) ? value.map(String) : String(value)
    },
    article: (snapshot) => <InterviewQuestionArticle question={snapshot} title={snapshot.title} />,
  }
  return <HistoryPage source={source} />
}
