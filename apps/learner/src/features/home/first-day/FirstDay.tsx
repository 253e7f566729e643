import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import { observer } from 'mobx-react-lite'
import { type SubmitEvent, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { Choices } from './Choices.tsx'
import styles from './FirstDay.module.css'
import { FirstDayStore, OTHER_ROLE } from './FirstDayStore.ts'

/** Asks once what the user prepares for. The answers choose banks, interviews and the plan. */
export const FirstDay = observer(function FirstDay({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation('today')
  const store = useFeatureStore(FirstDayStore)
  const titleId = useId()
  useEffect(() => void store.load(), [store])
  const { form, targets } = store
  if (targets.value === undefined && targets.status !== 'failed') return null
  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (await store.save()) await onDone()
  }
  return (
    <form className={styles.form} aria-labelledby={titleId} noValidate onSubmit={handleSubmit}>
      <h2 id={titleId}>{t('firstDay.title')}</h2>
      <p className={styles.hint}>{t('firstDay.hint')}</p>
      <Choices
        field={form.field('role')}
        label={t('firstDay.role')}
        choices={[
          ...(targets.value ?? []).map(({ role }) => ({ value: role, label: role })),
          { value: OTHER_ROLE, label: t('firstDay.otherRole') },
        ]}
      />
      <Choices
        field={form.field('level')}
        label={t('firstDay.level')}
        choices={INTERVIEW_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <InterviewDay store={store} />
      {form.problem !== null && (
        <p className={styles.problem} role="alert">
          {form.problem}
        </p>
      )}
      <p className={styles.acts}>
        <Button type="submit" variant="primary" disabled={form.isSending}>
          {t('firstDay.save')}
        </Button>
        <Button variant="text" onClick={async () => (await store.skip()) && onDone()}>
          {t('firstDay.skip')}
        </Button>
      </p>
    </form>
  )
})

/** The day of the interview, or that it is not known yet. */
const InterviewDay = observer(function InterviewDay({ store: { form } }: { store: FirstDayStore }) {
  const { t } = useTranslation('today')
  const id = useId()
  const { isDayKnown } = form.values
  const { value, error, change } = form.field('interviewDay')
  return (
    <>
      <Choices
        field={{
          ...form.field('isDayKnown'),
          value: isDayKnown ? 'known' : 'unknown',
          change: (choice) => form.change('isDayKnown', choice === 'known'),
        }}
        label={t('firstDay.day')}
        choices={[
          { value: 'unknown', label: t('firstDay.dayUnknown') },
          { value: 'known', label: t('firstDay.dayKnown') },
        ]}
      />
      {isDayKnown && (
        <p className={styles.day}>
          <input
            type="date"
            aria-label={t('firstDay.day')}
            aria-invalid={error !== null}
            {...(error !== null && { 'aria-describedby': id })}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          {error !== null && (
            <span id={id} className={styles.problem} role="alert">
              {error}
            </span>
          )}
        </p>
      )}
    </>
  )
})
