import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import Button from '@mui/material/Button'
import { DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActButton } from '../shared/acts/ActButton.tsx'
import type { ItemKind, ItemRecord } from './item-kind.ts'

/** The actions on one item. */
export function ItemActions<R extends ItemRecord>({ kind, item }: { kind: ItemKind<R>; item: R }) {
  const { t } = useTranslation('admin')
  const { name, site, publish, archive } = kind
  const { id, status } = item
  const isPublished = status === 'published'
  return (
    <>
      {isPublished && site && (
        <Button href={site.pathOf(item)} target="_blank" startIcon={<OpenInNewOutlined />}>
          {t(site.label)}
        </Button>
      )}
      <Button component={Link} to={`/${name}/${id}/history`} startIcon={<HistoryOutlined />}>
        {t('history.title')}
      </Button>
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        redirect="list"
        confirmContent={t(`resources.${name}.deleteAdvice`)}
        confirmColor="warning"
      />
      {isPublished ? (
        <ActButton
          act={archive}
          ids={[id]}
          change={{ status: 'archived' }}
          look={{ startIcon: <ArchiveOutlined /> }}
        />
      ) : (
        <ActButton
          act={publish}
          ids={[id]}
          change={{ status: 'published' }}
          look={{ startIcon: <PublishOutlined /> }}
        />
      )}
      <Button component={Link} to={`/${name}/${id}`} variant="contained" startIcon={<EditOutlined />}>
        {t('ra.action.edit')}
      </Button>
    </>
  )
}
