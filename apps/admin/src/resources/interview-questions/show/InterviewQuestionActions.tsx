import type { InterviewQuestionRecord } from '@app/contract/interview-question-record/schemas'
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import Button from '@mui/material/Button'
import { DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActButton } from '../../../shared/acts/ActButton.tsx'
import { useMissing } from '../../../shared/acts/use-missing.ts'
import { archiveInterviewQuestion, publishInterviewQuestion } from '../acts.ts'

/** The actions on one interview question. */
export function InterviewQuestionActions({
  question: { id, bankId, status },
}: {
  question: InterviewQuestionRecord
}) {
  const { t } = useTranslation('admin')
  const isPublished = status === 'published'
  const explain = useMissing('interview/bank-questions')
  return (
    <>
      {isPublished && (
        <Button href={`/interview/${bankId}`} target="_blank" startIcon={<OpenInNewOutlined />}>
          {t('interviewQuestions.openBank')}
        </Button>
      )}
      <Button component={Link} to={`/interview/bank-questions/${id}/history`} startIcon={<HistoryOutlined />}>
        {t('history.title')}
      </Button>
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        redirect="list"
        confirmContent={t('interviewQuestions.deleteAdvice')}
        confirmColor="warning"
      />
      {isPublished ? (
        <ActButton
          act={archiveInterviewQuestion}
          ids={[id]}
          change={{ status: 'archived' }}
          look={{ startIcon: <ArchiveOutlined /> }}
        />
      ) : (
        <ActButton
          act={publishInterviewQuestion}
          ids={[id]}
          change={{ status: 'published' }}
          explain={explain}
          look={{ startIcon: <PublishOutlined /> }}
        />
      )}
      <Button
        component={Link}
        to={`/interview/bank-questions/${id}`}
        variant="contained"
        startIcon={<EditOutlined />}
      >
        {t('ra.action.edit')}
      </Button>
    </>
  )
}
