import CloseOutlined from '@mui/icons-material/CloseOutlined'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './BulkBar.module.css'

/** The number of selected rows and the actions on them. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { selectedIds, onUnselectItems } = useListContext()
  if (!selectedIds || selectedIds.length === 0) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('list.bulk')}>
      <b role="status">
        {t('ra.action.bulk_actions', { smart_count: selectedIds.length, count: selectedIds.length })}
      </b>
      <span className={styles.acts}>{children}</span>
      <IconButton size="small" aria-label={t('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </div>
  )
}
