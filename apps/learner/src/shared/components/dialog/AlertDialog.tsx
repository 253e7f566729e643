import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

/** Shows a text that the user must confirm before they go on, as long as it is mounted. */
export function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('common')
  const dialog = useModal()
  const id = useId()
  return (
    <dialog ref={dialog} className={styles.dialog} role="alertdialog" aria-labelledby={id} onClose={onClose}>
      <p id={id} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          {t('action.confirm')}
        </Button>
      </div>
    </dialog>
  )
}
