import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { RequiredField } from '../dialog/RequiredField.tsx'
import type { SortableRecord } from './sortable-record.ts'

interface MoveToDialogProps {
  record: SortableRecord
  /** Its place now, from 1. */
  place: number
  total: number
  isPending: boolean
  onMove: (to: number) => void
  onClose: () => void
}

/** Asks for the place a record is moved to, which may be far from where it is. */
export function MoveToDialog({ record, place, total, isPending, onMove, onClose }: MoveToDialogProps) {
  const { t } = useTranslation('admin')
  const [to, setTo] = useState(String(place))
  return (
    <ConfirmDialog
      isOpen
      title={t('order.moveTo')}
      verb={t('ra.action.confirm')}
      isPending={isPending}
      onConfirm={() => (Number(to) === place ? onClose() : onMove(Number(to)))}
      onClose={onClose}
    >
      <p>{t('order.moveToAdvice', { name: record.name, place, total })}</p>
      <RequiredField
        type="number"
        label={t('order.place')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        fault={isPlace(Number(to), total) ? undefined : t('order.placeWrong', { total })}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { min: 1, max: total, step: 1 } }}
        margin="normal"
        autoFocus
        fullWidth
      />
    </ConfirmDialog>
  )
}

const isPlace = (place: number, total: number) => Number.isInteger(place) && place >= 1 && place <= total
