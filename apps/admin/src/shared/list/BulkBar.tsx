import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './BulkBar.module.css'

/** More are filtered first. */
const MOST_SELECTED = 10_000

interface BulkBarProps {
  /** Whether every record can be selected: then all that the filter finds can be, on whichever page. */
  canSelectAll: boolean
  children: ReactNode
}

/** The number of selected rows and the actions on them. */
export function BulkBar({ canSelectAll, children }: BulkBarProps) {
  const { t } = useTranslation('admin')
  const { selectedIds, onSelectAll, onUnselectItems, total = 0 } = useListContext()
  if (!selectedIds || selectedIds.length === 0) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('list.bulk')}>
      <b role="status">
        {t('ra.action.bulk_actions', { smart_count: selectedIds.length, count: selectedIds.length })}
      </b>
      {canSelectAll && selectedIds.length < Math.min(total, MOST_SELECTED) && (
        <Button size="small" onClick={() => onSelectAll({ limit: MOST_SELECTED })}>
          {t('list.selectAll', { count: Math.min(total, MOST_SELECTED) })}
        </Button>
      )}
      <span className={styles.acts}>{children}</span>
      <IconButton size="small" aria-label={t('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </div>
  )
}
