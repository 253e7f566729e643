import { type MouseEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import dialogStyles from '../../../shared/components/dialog/Dialog.module.css'
import styles from './TermsDialog.module.css'

const POINTS = ['account', 'data', 'posts', 'content', 'breach'] as const

/** The terms of use, behind their name. The browser's own dialog: antd's locks the scrolling by a style our policy forbids. */
export function TermsDialog() {
  const { t } = useTranslation('account')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()

  function handleClick({ target }: MouseEvent) {
    if (target === dialog.current) close()
  }

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {t('agreement.title')}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes itself by Esc. */}
      <dialog
        ref={dialog}
        className={`${dialogStyles.dialog} ${styles.dialog}`}
        aria-labelledby={titleId}
        onClick={handleClick}
      >
        <div className={styles.content}>
          <h2 id={titleId} className={styles.title}>
            {t('agreement.title')}
          </h2>
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={point}>{t(`agreement.points.${point}`)}</li>
            ))}
          </ul>
          <Button className={styles.close} onClick={close}>
            {t('agreement.close')}
          </Button>
        </div>
      </dialog>
    </>
  )
}
