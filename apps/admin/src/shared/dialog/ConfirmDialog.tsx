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
  /** The word on the button that does it. */
  verb: string
  /** Whether it can't be undone. */
  isDangerous?: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  /** What it comes to, and what has to be filled in. */
  children: ReactNode
}

/** Asks before something is done. */
export function ConfirmDialog({ isOpen, title, verb, isDangerous, isPending, ...rest }: ConfirmDialogProps) {
  const { onConfirm, onClose, children } = rest
  const { t } = useTranslation('admin')
  const titleId = useId()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form className={styles.form} onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
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
