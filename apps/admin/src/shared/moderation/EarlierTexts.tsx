import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { useRunAct } from '../dialog/use-run-act.ts'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { TimeText } from '../show/TimeText.tsx'
import styles from './EarlierTexts.module.css'

/** What something said before an edit. */
export interface EarlierText {
  key: number
  text: string
  time: string
  /** Whether its author and admins alone may read it. */
  isWithdrawn: boolean
}

interface Props {
  queryKey: readonly unknown[]
  load: () => Promise<EarlierText[]>
  remove: (key: number) => Promise<unknown>
}

/** What users' texts said before they were edited; an admin takes out what nobody should read. Nothing when never edited. */
export function EarlierTexts({ queryKey, load, remove }: Props) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery({ queryKey, queryFn: load })
  const { run, isPending } = useRunAct()
  const [asked, setAsked] = useState<number | null>(null)
  const handleDone = () => {
    setAsked(null)
    void refetch()
  }
  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section className={styles.texts}>
      <h2>{t('moderation.earlier.title')}</h2>
      <ol>
        {data.map(({ key, text, time, isWithdrawn }) => (
          <li key={key}>
            <header>
              <TimeText time={time} />
              {isWithdrawn && <span>{t('moderation.earlier.withdrawn')}</span>}
              <Button size="small" color="error" onClick={() => setAsked(key)}>
                {t('moderation.earlier.remove')}
              </Button>
            </header>
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={asked !== null}
        isDangerous
        isPending={isPending}
        title={t('moderation.earlier.removeTitle')}
        verb={t('moderation.earlier.remove')}
        onConfirm={() =>
          asked !== null &&
          run({ act: () => remove(asked), success: t('moderation.earlier.removed'), onDone: handleDone })
        }
        onClose={() => setAsked(null)}
      >
        {t('moderation.earlier.removeAdvice')}
      </ConfirmDialog>
    </section>
  )
}
