import type { KnowledgePointRecord } from '@app/contract/knowledge-point-record/schemas'
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
import { archivePoint, publishPoint } from '../acts.ts'

/** The actions on one knowledge point. */
export function PointActions({ point: { id, status } }: { point: KnowledgePointRecord }) {
  const { t } = useTranslation('admin')
  const isPublished = status === 'published'
  const explain = useMissing('learning/knowledge-points')
  return (
    <>
      {isPublished && (
        <Button href={`/learning/core-knowledge/${id}`} target="_blank" startIcon={<OpenInNewOutlined />}>
          {t('questions.open')}
        </Button>
      )}
      <Button
        component={Link}
        to={`/learning/knowledge-points/${id}/history`}
        startIcon={<HistoryOutlined />}
      >
        {t('history.title')}
      </Button>
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        redirect="list"
        confirmContent={t('points.deleteAdvice')}
        confirmColor="warning"
      />
      {isPublished ? (
        <ActButton
          act={archivePoint}
          ids={[id]}
          change={{ status: 'archived' }}
          look={{ startIcon: <ArchiveOutlined /> }}
        />
      ) : (
        <ActButton
          act={publishPoint}
          ids={[id]}
          change={{ status: 'published' }}
          explain={explain}
          look={{ startIcon: <PublishOutlined /> }}
        />
      )}
      <Button
        component={Link}
        to={`/learning/knowledge-points/${id}`}
        variant="contained"
        startIcon={<EditOutlined />}
      >
        {t('ra.action.edit')}
      </Button>
    </>
  )
}
