import type { CodeAttemptSummary } from '@app/contract/code-attempt/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { LoadFailed } from '../../../../shared/components/LoadFailed.tsx'
import { TimeAgo } from '../../../../shared/components/TimeAgo.tsx'
import { useUnsentSteps } from '../../../review/parts/use-unsent-steps.ts'
import { LANGUAGE_NAMES } from '../../parts/run/languages.ts'
import type { Attempts } from '../Attempts.ts'
import type { CodeStore } from '../CodeStore.ts'
import styles from './AttemptsTab.module.css'

/** What was handed in, the newest first; each can be had back. */
export const AttemptsTab = observer(function AttemptsTab({ store }: { store: CodeStore }) {
  return store.attempts && <AttemptList store={store} attempts={store.attempts} />
})

const AttemptList = observer(function AttemptList({
  store,
  attempts,
}: {
  store: CodeStore
  attempts: Attempts
}) {
  const { t } = useTranslation('code')
  const { list, outbox } = attempts
  useUnsentSteps(outbox)
  if (list.status === 'failed' && !list.value) {
    return <LoadFailed heading="h2" error={list.error} onRetry={() => void attempts.load()} />
  }
  if (list.value?.length === 0 && outbox.steps.length === 0) {
    return <p className={styles.nothing}>{t('attempts.none')}</p>
  }
  return (
    <>
      {outbox.isStuck && (
        <p className={styles.nothing} role="status">
          {t('attempts.unsent', { count: outbox.steps.length })}
        </p>
      )}
      <ul className={styles.list}>
        {list.value?.map((attempt) => (
          <AttemptRow key={attempt.id} store={store} attempt={attempt} />
        ))}
      </ul>
    </>
  )
})

function AttemptRow({ store, attempt }: { store: CodeStore; attempt: CodeAttemptSummary }) {
  const { t } = useTranslation('code')
  const { id, outcome, language, passed, total, firstFailure, createTime } = attempt
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.line}>
          <b data-outcome={outcome}>{t(`attempts.${outcome}`)}</b>
          <span>{t('attempts.count', { passed, total })}</span>
          <span>{LANGUAGE_NAMES[language]}</span>
          <TimeAgo time={createTime} />
        </p>
        {firstFailure !== '' && <p className={styles.failure}>{firstFailure}</p>}
      </div>
      <Button size="small" onClick={() => void store.restore(id, language)}>
        {t('attempts.restore')}
      </Button>
    </li>
  )
}
