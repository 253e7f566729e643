import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { archiveInterviewQuestion, publishInterviewQuestion } from './acts.ts'

/** Actions on several interview questions, which succeed for all of them or for none. */
export function InterviewQuestionBulkActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <BulkActButton
        act={publishInterviewQuestion}
        change={{ status: 'published' }}
        look={{ startIcon: <PublishOutlined /> }}
      />
      <BulkActButton
        act={archiveInterviewQuestion}
        change={{ status: 'archived' }}
        look={{ startIcon: <ArchiveOutlined /> }}
      />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent={t('interviewQuestions.deleteAdvice')}
        confirmColor="warning"
      />
    </>
  )
}
