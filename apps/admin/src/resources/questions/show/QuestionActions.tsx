import type { QuestionRecord } from '@app/contract/question-record/schemas'
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
import { archiveQuestion, publishQuestion } from '../acts.ts'

/** The actions on one question. */
export function QuestionActions({ question: { id, status } }: { question: QuestionRecord }) {
  const { t } = useTranslation('admin')
  const isPublished = status === 'published'
  const explain = useMissing('problems')
  return (
    <>
      {isPublished && (
        <Button href={`/problems/bagu/${id}`} target="_blank" startIcon={<OpenInNewOutlined />}>
          {t('questions.open')}
        </Button>
      )}
      <Button component={Link} to={`/problems/${id}/history`} startIcon={<HistoryOutlined />}>
        {t('history.title')}
      </Button>
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        redirect="list"
        confirmContent={t('questions.deleteAdvice')}
        confirmColor="warning"
      />
      {isPublished ? (
        <ActButton
          act={archiveQuestion}
          ids={[id]}
          change={{ status: 'archived' }}
          look={{ startIcon: <ArchiveOutlined /> }}
        />
      ) : (
        <ActButton
          act={publishQuestion}
          ids={[id]}
          change={{ status: 'published' }}
          explain={explain}
          look={{ startIcon: <PublishOutlined /> }}
        />
      )}
      <Button component={Link} to={`/problems/${id}`} variant="contained" startIcon={<EditOutlined />}>
        {t('ra.action.edit')}
      </Button>
    </>
  )
}
