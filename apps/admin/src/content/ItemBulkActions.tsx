import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import type { ReactNode } from 'react'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { BulkActButton } from '../shared/acts/BulkActButton.tsx'
import type { ItemKind } from './item-kind.ts'

interface ItemBulkActionsProps<R> {
  kind: ItemKind<R>
  /** A kind's own acts. */
  children: ReactNode
}

/** Actions on several items, which succeed for all of them or for none. */
export function ItemBulkActions<R>({ kind, children }: ItemBulkActionsProps<R>) {
  const { t } = useTranslation('admin')
  const { name, publish, archive } = kind
  return (
    <>
      <BulkActButton
        act={publish}
        change={{ status: 'published' }}
        look={{ startIcon: <PublishOutlined /> }}
      />
      <BulkActButton
        act={archive}
        change={{ status: 'archived' }}
        look={{ startIcon: <ArchiveOutlined /> }}
      />
      {children}
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent={t(`resources.${name}.deleteAdvice`)}
        confirmColor="warning"
      />
    </>
  )
}
