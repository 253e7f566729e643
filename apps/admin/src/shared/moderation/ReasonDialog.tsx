import { MAX_REASON_LENGTH } from '@app/contract/discussion-record/values'
import { REPORT_REASONS } from '@app/contract/report/values'
import Chip from '@mui/material/Chip'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { RequiredField } from '../dialog/RequiredField.tsx'
import styles from './ReasonDialog.module.css'

interface ReasonDialogProps {
  title: string
  verb: string
  advice: string
  /** The reason that stands there at first. */
  suggested: string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** What says itself. */
const usual = REPORT_REASONS.filter((reason) => reason !== 'other')

/** A reason is one line: Enter confirms it. */
function confirmByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}

/** Asks for the reason of an act, which the author is told; the usual ones are offered. */
export function ReasonDialog({ advice, suggested, onConfirm, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState(suggested)
  return (
    <ConfirmDialog {...dialog} isOpen isDangerous onConfirm={() => onConfirm(reason.trim())}>
      <p>{advice}</p>
      <RequiredField
        label={t('moderation.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
        onKeyDown={confirmByEnter}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        multiline
        minRows={2}
        autoFocus
        fullWidth
      />
      <div className={styles.usual}>
        {usual.map((each) => {
          const text = t(`reportReason.${each}`)
          return (
            <Chip
              key={each}
              size="small"
              label={text}
              variant={reason === text ? 'filled' : 'outlined'}
              onClick={() => setReason(text)}
            />
          )
        })}
      </div>
    </ConfirmDialog>
  )
}
