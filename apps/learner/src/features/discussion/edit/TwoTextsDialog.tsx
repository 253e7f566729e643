import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import type { PostValues } from './post-values.ts'
import styles from './TwoTextsDialog.module.css'

interface Text {
  name: string
  values: PostValues
}

interface Props {
  title: string
  text: string
  own: Text
  other: Text
  /** Also called for Esc: what is on the screen stays. */
  onOwn: () => void
  onOther: () => void
}

/** Shows two texts, of which one goes on. */
export function TwoTextsDialog({ title, text, own, other, onOwn, onOther }: Props) {
  const { t } = useTranslation('discussion')
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onOwn()
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.texts}>
        <Version text={own}>
          <Button variant="primary" onClick={onOwn}>
            {t('draft.use')}
          </Button>
        </Version>
        <Version text={other}>
          <Button onClick={onOther}>{t('draft.use')}</Button>
        </Version>
      </div>
    </dialog>
  )
}

function Version({ text: { name, values }, children }: { text: Text; children: React.ReactNode }) {
  const { t } = useTranslation('discussion')
  const id = useId()
  // A region that scrolls must be reachable by keyboard.
  const reachable = { tabIndex: 0 }
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <div className={styles.text} {...reachable}>
        <b>{values.title.trim() || t('aside.untitled')}</b>
        {'\n\n'}
        {values.content}
      </div>
      {children}
    </section>
  )
}
