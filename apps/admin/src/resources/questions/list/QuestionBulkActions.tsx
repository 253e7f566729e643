import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import Button from '@mui/material/Button'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { MoveButton } from './MoveButton.tsx'
import { useBulkAct } from './use-bulk-act.ts'

/** Actions on several questions, which succeed for all of them or for none. */
export function QuestionBulkActions() {
  const { t } = useTranslation('admin')
  const publish = useBulkAct((acts, ids) => acts.publishQuestions(ids), 'questions.published')
  const archive = useBulkAct((acts, ids) => acts.archiveQuestions(ids), 'questions.archived')
  return (
    <>
      <Button size="small" startIcon={<PublishOutlined />} disabled={publish.isPending} onClick={publish.run}>
        {t('questions.publish')}
      </Button>
      <Button size="small" startIcon={<ArchiveOutlined />} disabled={archive.isPending} onClick={archive.run}>
        {t('questions.archive')}
      </Button>
      <MoveButton />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent={t('questions.deleteAdvice')}
        confirmColor="warning"
      />
    </>
  )
}
