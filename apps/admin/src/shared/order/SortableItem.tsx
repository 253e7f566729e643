import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import styles from './SortableList.module.css'
import type { SortableRecord } from './sortable-record.ts'

interface SortableItemProps {
  record: SortableRecord
  /** Its place, from 1. */
  number: number
  onAskPlace: () => void
}

/** One row with its handle and its place, which asks for another place. */
export function SortableItem({ record, number, onAskPlace }: SortableItemProps) {
  const { t } = useTranslation('admin')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: record.id })
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        className={styles.handle ?? ''}
        {...attributes}
        {...listeners}
        aria-roledescription={t('order.handle')}
        aria-label={t('order.move', { name: record.name })}
      >
        <DragIndicatorOutlined fontSize="small" />
      </IconButton>
      <button
        type="button"
        className={styles.number}
        title={t('order.moveTo')}
        aria-label={t('order.moveFrom', { name: record.name, place: number })}
        onClick={onAskPlace}
      >
        {number}
      </button>
      <span className={styles.name}>{record.name}</span>
      {record.detail !== undefined && <span className={styles.detail}>{record.detail}</span>}
    </li>
  )
}
