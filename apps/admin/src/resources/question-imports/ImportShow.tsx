import type { QuestionImport } from '@app/contract/question-import/schemas'
import { useEffect } from 'react'
import { useShowContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../shared/feedback/ProgressBar.tsx'
import { Facts } from '../../shared/show/Facts.tsx'
import { ShowPage } from '../../shared/show/ShowPage.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportRows } from './ImportRows.tsx'
import styles from './ImportShow.module.css'
import { isImportRunning } from './is-import-running.ts'

const POLL_MILLISECONDS = 700

/** One import: what each row would do, or has done. */
export function ImportShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<QuestionImport>
      list="problems/imports"
      title={t('imports.title')}
      titleOf={({ fileName }) => fileName}
      isComplete={() => true}
      actions={(record) => <ImportActions record={record} />}
    >
      {(record) => <ImportContent record={record} />}
    </ShowPage>
  )
}

function ImportContent({ record }: { record: QuestionImport }) {
  const { t } = useTranslation('admin')
  useFollowing(record)
  const name = (field: keyof QuestionImport) => t(`resources.problems/imports.fields.${field}`)
  const { status, done, total, counts, reason, creatorName, createTime, applyTime, undoTime } = record
  return (
    <>
      <p className={styles.state} role="status">
        {t(`imports.status.${status}`)}
      </p>
      {isImportRunning(record) && (
        <ProgressBar
          label={t(`imports.working.${status}`, { done, total })}
          share={total === 0 ? null : done / total}
        />
      )}
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {status === 'ready' && counts.wrong > 0 && (
        <p className={styles.reason}>{t('imports.wrongRows', { total: counts.wrong })}</p>
      )}
      <Facts
        facts={[
          [name('counts'), t('imports.counts', { ...counts })],
          [name('creatorName'), creatorName],
          [name('createTime'), <TimeText key="create" time={createTime} />],
          [name('applyTime'), <TimeText key="apply" time={applyTime} />],
          ...(undoTime ? [[name('undoTime'), <TimeText key="undo" time={undoTime} />] as const] : []),
        ]}
      />
      {status !== 'uploading' && status !== 'reading' && <ImportRows key={status} record={record} />}
    </>
  )
}

/** Polls while the server is working on the import. */
function useFollowing(record: QuestionImport): void {
  const { refetch } = useShowContext()
  const isOn = isImportRunning(record)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void refetch(), POLL_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isOn, refetch])
}
