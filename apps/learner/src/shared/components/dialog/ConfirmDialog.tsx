import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What is confirmed cannot be undone. */
  isDangerous?: boolean
  onConfirm: () => void
  /** Also called for Esc. */
  onCancel: () => void
}

/** Asks before something is done, as long as it is mounted. */
export function ConfirmDialog({ title, text, isDangerous, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation('common')
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
          {t('action.confirm')}
        </Button>
      </div>
    </dialog>
  )
}
