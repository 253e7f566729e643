import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import { SESSION_MINUTES, SESSION_SIZES, STRICTNESSES } from '@app/contract/interview-session/values'
import { Form, Segmented, Tag } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'
import type { BankStore } from './BankStore.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { possibleSizes, type Wish, weakTopics } from './default-wish.ts'
import { OptionRow } from './OptionRow.tsx'
import styles from './StartForm.module.css'

interface Props {
  store: BankStore
  bank: InterviewBank
  wish: Wish
}

/** `Segmented` knows no null. */
const UNLIMITED = 0

/** How one wants to be interviewed. */
export const StartForm = observer(function StartForm({ store, bank, wish }: Props) {
  const { t } = useTranslation('interview')
  const sizes = possibleSizes(bank)
  return (
    <Form className={styles.form ?? ''} component="div" aria-label={t('start.label')}>
      <OptionRow
        name={t('start.size')}
        hint={sizes.length < SESSION_SIZES.length ? t('start.most', { count: bank.questionCount }) : ''}
        problem={store.problemOf('questionCount')}
      >
        <Segmented
          aria-label={t('start.size')}
          value={wish.questionCount}
          options={SESSION_SIZES.map((value) => ({
            value,
            label: t('questions', { count: value }),
            disabled: !sizes.includes(value),
          }))}
          onChange={(questionCount) => store.choose({ questionCount })}
        />
      </OptionRow>
      <OptionRow name={t('start.level')} problem={store.problemOf('level')}>
        <Segmented
          aria-label={t('start.level')}
          value={wish.level}
          options={INTERVIEW_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          onChange={(level) => store.choose({ level })}
        />
      </OptionRow>
      <TopicOption store={store} bank={bank} wish={wish} />
      <OptionRow
        name={t('start.strictness')}
        hint={t(`strictnessHint.${wish.strictness}`)}
        problem={store.problemOf('strictness')}
      >
        <Segmented
          aria-label={t('start.strictness')}
          value={wish.strictness}
          options={STRICTNESSES.map((value) => ({ value, label: t(`strictness.${value}`) }))}
          onChange={(strictness) => store.choose({ strictness })}
        />
      </OptionRow>
      <OptionRow name={t('start.limit')} hint={t('start.limitHint')} problem={store.problemOf('minutes')}>
        <Segmented
          aria-label={t('start.limit')}
          value={wish.minutes ?? UNLIMITED}
          options={[
            { value: UNLIMITED, label: t('start.unlimited') },
            ...SESSION_MINUTES.map((value) => ({ value, label: t('minutes', { count: value }) })),
          ]}
          onChange={(value) =>
            store.choose({ minutes: SESSION_MINUTES.find((minutes) => minutes === value) ?? null })
          }
        />
      </OptionRow>
      <DocumentFields store={store} wish={wish} />
    </Form>
  )
})

/** The topics that make up half of the questions. */
const TopicOption = observer(function TopicOption({ store, bank, wish }: Props) {
  const { t } = useTranslation('interview')
  const { overview } = useFeatureStore(OverviewStore)
  const weak = weakTopics(bank, overview.value?.missed ?? [])
  const isWeak = wish.topics.length > 0 && wish.topics.every((topic) => weak.includes(topic))
  return (
    <OptionRow
      name={t('start.topics')}
      hint={`${isWeak ? t('start.weakChosen') : ''}${t('start.topicsHint')}`}
      problem={store.problemOf('topics')}
    >
      <Tag.CheckableTagGroup
        multiple
        aria-label={t('start.topics')}
        className={styles.topics ?? ''}
        value={wish.topics}
        options={bank.topics.map(({ name }) => ({ value: name, label: name }))}
        onChange={(topics) => store.choose({ topics })}
      />
    </OptionRow>
  )
})
