import { useTranslation } from 'react-i18next'
import type { Revision } from '../../data/content-calls.ts'
import { TimeText } from '../show/TimeText.tsx'
import styles from './HistoryPage.module.css'

interface RevisionListProps {
  revisions: readonly Revision[]
  current: Revision
  onChoose: (id: number) => void
}

/** Versions, the newest first: who wrote each, and when. */
export function RevisionList({ revisions, current, onChoose }: RevisionListProps) {
  const { t } = useTranslation('admin')
  return (
    <ol className={styles.list} aria-label={t('history.title')}>
      {revisions.map(({ id, version, editorName, createTime }) => (
        <li key={id}>
          <button type="button" aria-current={id === current.id || undefined} onClick={() => onChoose(id)}>
            {t('history.version', { version })}
            <small>
              {editorName ?? t('history.importer')} · <TimeText time={createTime} />
            </small>
          </button>
        </li>
      ))}
    </ol>
  )
}
