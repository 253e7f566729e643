import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import styles from './HistoryPage.module.css'
import type { HistorySource, Revision } from './history-source.ts'
import { RevisionDiff } from './RevisionDiff.tsx'

interface RevisionViewProps<S> {
  source: HistorySource<S>
  revision: Revision
  /** The version before; null for the first one. */
  previous: Revision | null
  /** The record's current version; null while it is loading. */
  version: number | null
  onRestored: () => void
}

/** One version: its changes and a button to restore it. */
export function RevisionView<S>({ source, revision, previous, version, onRestored }: RevisionViewProps<S>) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery({
    queryKey: [source.resource, 'revision', revision.id, previous?.id],
    queryFn: () =>
      Promise.all([source.get(revision.id), previous ? source.get(previous.id) : Promise.resolve(null)]),
  })
  const [now, before] = data ?? []
  return (
    <section className={styles.view} aria-live="polite">
      <div className={styles.head}>
        <h2>{t('history.version', { version: revision.version })}</h2>
        {version !== null && revision.version !== version && (
          <RestoreButton
            restore={source.restore}
            revision={revision}
            version={version}
            onRestored={onRestored}
          />
        )}
      </div>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : !now ? (
        <RowsLoading count={4} />
      ) : before ? (
        <RevisionDiff source={source} before={before.snapshot} after={now.snapshot} />
      ) : (
        source.article(now.snapshot)
      )}
    </section>
  )
}

interface RestoreButtonProps {
  restore: HistorySource<unknown>['restore']
  revision: Revision
  version: number
  onRestored: () => void
}

function RestoreButton({ restore, revision, version, onRestored }: RestoreButtonProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => restore(revision.id, version),
    onSuccess: () => {
      notify(t('history.restored', { version: revision.version }), { type: 'success' })
      onRestored()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => {
      setIsAsked(false)
      refresh()
    },
  })
  return (
    <>
      <Button variant="outlined" startIcon={<RestoreOutlined />} onClick={() => setIsAsked(true)}>
        {t('history.restore')}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={t('history.restoreTitle', { version: revision.version })}
        content={t('history.restoreAdvice')}
        onConfirm={() => mutate()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
