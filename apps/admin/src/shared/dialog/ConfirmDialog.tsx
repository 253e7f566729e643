import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** The label of the confirm button. */
  verb: string
  /** Whether the action can't be undone. */
  isDangerous?: boolean
  /** Whether there is nothing left to cancel: what it shows stays until the confirm button closes it, whatever else is pressed. */
  isOver?: boolean
  /** Whether it shows more than a question and some fields. */
  isWide?: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  /** The consequences, and inputs if some are needed. */
  children: ReactNode
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  isOpen,
  title,
  verb,
  isDangerous,
  isOver,
  isWide,
  isPending,
  ...rest
}: ConfirmDialogProps) {
  const { onConfirm, onClose, children } = rest
  const { t } = useTranslation('admin')
  const titleId = useId()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog
      open={isOpen}
      {...(!isOver && { onClose })}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={isWide ? 'md' : 'xs'}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          {!isOver && <Button onClick={onClose}>{t('ra.action.cancel')}</Button>}
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isPending}
          >
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
