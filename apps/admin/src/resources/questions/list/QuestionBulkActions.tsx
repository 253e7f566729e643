import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { BulkActButton } from '../../../shared/acts/BulkActButton.tsx'
import { archiveQuestion, publishQuestion } from '../acts.ts'
import { MoveButton } from './MoveButton.tsx'

/** Actions on several questions, which succeed for all of them or for none. */
export function QuestionBulkActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <BulkActButton
        act={publishQuestion}
        change={{ status: 'published' }}
        look={{ startIcon: <PublishOutlined /> }}
      />
      <BulkActButton
        act={archiveQuestion}
        change={{ status: 'archived' }}
        look={{ startIcon: <ArchiveOutlined /> }}
      />
      <MoveButton />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent={t('questions.deleteAdvice')}
        confirmColor="warning"
      />
    </>
  )
}
