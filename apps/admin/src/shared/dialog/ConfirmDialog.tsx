import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ConfirmDialog.module.css'
import { FAULTY, TriedContext } from './use-fault.ts'

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
export function ConfirmDialog({ isOpen, isWide, ...question }: ConfirmDialogProps) {
  const titleId = useId()
  const { isOver, onClose } = question
  return (
    <Dialog
      open={isOpen}
      {...(!isOver && { onClose })}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={isWide ? 'md' : 'xs'}
    >
      <Question {...question} titleId={titleId} />
    </Dialog>
  )
}

/** The first of a form's fields that something is wrong with. */
const findFaulty = (form: HTMLFormElement) =>
  form.querySelector(`[${FAULTY}]`)?.querySelector<HTMLElement>('[role="combobox"], input, textarea')

function Question({
  titleId,
  title,
  verb,
  isDangerous,
  isOver,
  isPending,
  ...rest
}: Omit<ConfirmDialogProps, 'isOpen' | 'isWide'> & { titleId: string }) {
  const { onConfirm, onClose, children } = rest
  const { t } = useTranslation('admin')
  const [isTried, setIsTried] = useState(false)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const faulty = findFaulty(event.currentTarget)
    setIsTried(Boolean(faulty))
    if (faulty) faulty.focus()
    else onConfirm()
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <TriedContext value={isTried}>{children}</TriedContext>
      </DialogContent>
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
  )
}
