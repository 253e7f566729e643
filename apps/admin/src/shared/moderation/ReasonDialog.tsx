import { MAX_REASON_LENGTH } from '@app/contract/discussion-record/values'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { RequiredField } from '../dialog/RequiredField.tsx'

interface ReasonDialogProps {
  isOpen: boolean
  title: string
  verb: string
  advice: string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of an act, which the author is told. */
export function ReasonDialog({ advice, onConfirm, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog {...dialog} isDangerous onConfirm={() => onConfirm(reason.trim())}>
      <p>{advice}</p>
      <RequiredField
        label={t('moderation.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        multiline
        minRows={2}
        autoFocus
        fullWidth
      />
    </ConfirmDialog>
  )
}
