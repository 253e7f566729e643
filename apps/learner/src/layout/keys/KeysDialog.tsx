import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/components/Button.tsx'
import frame from '../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../shared/components/dialog/use-modal.ts'
import styles from './KeysDialog.module.css'

/** What keys do, and the keys as their caps show them. */
const ACTS = [
  ['search', ['/']],
  ['reveal', ['space']],
  ['rate', ['1', '2', '3', '4']],
  ['bury', ['S']],
  ['undo', ['Z']],
  ['note', ['E']],
  ['turn', ['J', 'K']],
  ['card', ['←', '→']],
  ['favourite', ['F']],
  ['nextAnswer', ['Ctrl', '↵']],
  ['flag', ['Alt', 'M']],
  ['walk', ['↑', '↓']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const

/** What the keyboard can do on the site, as long as it is mounted and its texts are here. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { ready } = useTranslation(['keys', 'common'])
  return ready && <KeysTable onClose={onClose} />
}

function KeysTable({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['keys', 'common'])
  const dialog = useModal()
  const id = useId()
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={frame.title}>
        {t('title')}
      </h2>
      <dl className={styles.keys}>
        {ACTS.map(([act, keys]) => (
          <div key={act}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'space' ? t('space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(act)}</dd>
          </div>
        ))}
      </dl>
      <div className={frame.actions}>
        <Button variant="primary" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
    </dialog>
  )
}
