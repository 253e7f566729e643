import type { QuestionRevision } from '@app/contract'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { LoadFailed } from '../../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../../shared/feedback/RowsLoading.tsx'
import type { QuestionMethods } from '../methods.ts'
import { QuestionArticle } from '../show/QuestionArticle.tsx'
import styles from './QuestionHistory.module.css'
import { RevisionDiff } from './RevisionDiff.tsx'

interface RevisionViewProps {
  revision: QuestionRevision
  /** The version before; null for the first one. */
  previous: QuestionRevision | null
  /** The question's current version; null while it is loading. */
  version: number | null
  onRestored: () => void
}

/** One version: its changes and a button to restore it. */
export function RevisionView({ revision, previous, version, onRestored }: RevisionViewProps) {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const { data, error, refetch } = useQuery({
    queryKey: ['problems', 'revision', revision.id, previous?.id],
    queryFn: () =>
      Promise.all([
        provider.getRevision(revision.id),
        previous ? provider.getRevision(previous.id) : Promise.resolve(null),
      ]),
  })
  const [now, before] = data ?? []
  return (
    <section className={styles.view} aria-live="polite">
      <div className={styles.head}>
        <h2>{t('history.version', { version: revision.version })}</h2>
        {version !== null && revision.version !== version && (
          <RestoreButton revision={revision} version={version} onRestored={onRestored} />
        )}
      </div>
      {error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : !now ? (
        <RowsLoading count={4} />
      ) : before ? (
        <RevisionDiff before={before.snapshot} after={now.snapshot} />
      ) : (
        <QuestionArticle question={now.snapshot} title={now.snapshot.title} />
      )}
    </section>
  )
}

interface RestoreButtonProps {
  revision: QuestionRevision
  version: number
  onRestored: () => void
}

function RestoreButton({ revision, version, onRestored }: RestoreButtonProps) {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.restoreRevision(revision.id, version),
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
