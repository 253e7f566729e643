import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { archivePoint, publishPoint } from './acts.ts'

/** Actions on several knowledge points, which succeed for all of them or for none. */
export function PointBulkActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <BulkActButton
        act={publishPoint}
        change={{ status: 'published' }}
        look={{ startIcon: <PublishOutlined /> }}
      />
      <BulkActButton
        act={archivePoint}
        change={{ status: 'archived' }}
        look={{ startIcon: <ArchiveOutlined /> }}
      />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent={t('points.deleteAdvice')}
        confirmColor="warning"
      />
    </>
  )
}
