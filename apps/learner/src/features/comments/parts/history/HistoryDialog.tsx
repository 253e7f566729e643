import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import frame from '../../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../../shared/components/dialog/use-modal.ts'
import { IconButton } from '../../../../shared/components/IconButton.tsx'
import { Skeleton } from '../../../../shared/components/Skeleton.tsx'
import { formatMoment } from '../../../../shared/format-time.ts'
import { RequestState } from '../../../../shared/RequestState.ts'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import { compareTexts } from './compare-texts.ts'
import styles from './HistoryDialog.module.css'

/** An edit: what a text was before it and after. */
export interface TextChange {
  id: number
  time: string
  /** Whether the earlier text was held or hidden. */
  isWithdrawn: boolean
  before: string
  after: string
}

interface Props {
  /** Fetches the edits, the last one first. */
  load: () => Promise<TextChange[]>
  onClose: () => void
}

/** What each edit of a text changed. Its texts are in the namespace `history`. */
export const HistoryDialog = observer(function HistoryDialog({ load, onClose }: Props) {
  const { t } = useTranslation(['history', 'common'])
  const dialog = useModal()
  const id = useId()
  const [changes] = useState(() => new RequestState<TextChange[]>())
  useEffect(() => void changes.run(load), [changes, load])
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={id}>{t('history:title')}</h2>
        <IconButton icon="x" label={t('common:action.close')} onClick={onClose} />
      </header>
      {changes.status === 'failed' ? (
        <p className={styles.state} role="alert">
          {t('history:failed')}
          <Button size="small" onClick={() => void changes.run(load)}>
            {t('common:action.retry')}
          </Button>
        </p>
      ) : changes.value ? (
        <Changes changes={changes.value} />
      ) : (
        <Skeleton className={styles.loading} />
      )}
    </dialog>
  )
})

function Changes({ changes }: { changes: TextChange[] }) {
  const { t } = useTranslation('history')
  const { language } = useRootStore()
  if (changes.length === 0) return <p className={styles.state}>{t('none')}</p>
  return (
    <ol className={styles.changes}>
      {changes.map(({ id, time, isWithdrawn, before, after }) => (
        <li key={id}>
          <h3>{t('changed', { time: formatMoment(time, language.current) })}</h3>
          {isWithdrawn && <p className={styles.state}>{t('withdrawn')}</p>}
          <p className={styles.text}>
            {compareTexts(before, after).map(({ kind, text }, index) => {
              const key = `${index} ${kind}`
              if (kind === 'added') return <ins key={key}>{text}</ins>
              if (kind === 'removed') return <del key={key}>{text}</del>
              return <span key={key}>{text}</span>
            })}
          </p>
        </li>
      ))}
    </ol>
  )
}
