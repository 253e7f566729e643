import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ContentMethods, Revision } from '../../data/content-calls.ts'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import styles from './HistoryPage.module.css'
import { RevisionDiff } from './RevisionDiff.tsx'

interface RevisionViewProps<S> {
  resource: string
  fields: readonly string[]
  article: (snapshot: S) => ReactNode
  revision: Revision
  /** The version before; null for the first one. */
  previous: Revision | null
  /** The record's current version; null while it is loading. */
  version: number | null
  onRestored: () => void
}

/** One version: its changes and a button to restore it. */
export function RevisionView<S extends object>({
  resource,
  fields,
  article,
  revision,
  previous,
  ...rest
}: RevisionViewProps<S>) {
  const { version, onRestored } = rest
  const { getRevision } = useMethods<ContentMethods<never, S>>()
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'revision', revision.id, previous?.id],
    queryFn: () =>
      Promise.all([
        getRevision(resource, revision.id),
        previous ? getRevision(resource, previous.id) : Promise.resolve(null),
      ]),
  })
  const [now, before] = data ?? []
  return (
    <section className={styles.view} aria-live="polite">
      <div className={styles.head}>
        <h2>{t('history.version', { version: revision.version })}</h2>
        {version !== null && revision.version !== version && (
          <RestoreButton resource={resource} revision={revision} version={version} onRestored={onRestored} />
        )}
      </div>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : !now ? (
        <RowsLoading count={4} />
      ) : before ? (
        <RevisionDiff resource={resource} fields={fields} before={before.snapshot} after={now.snapshot} />
      ) : (
        article(now.snapshot)
      )}
    </section>
  )
}

interface RestoreButtonProps {
  resource: string
  revision: Revision
  version: number
  onRestored: () => void
}

function RestoreButton({ resource, revision, version, onRestored }: RestoreButtonProps) {
  const { t } = useTranslation('admin')
  const { restoreRevision } = useMethods<ContentMethods>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreRevision(resource, revision.id, version),
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
