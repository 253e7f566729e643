import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeStore } from '../HomeStore.ts'
import { FindCard } from './FindCard.tsx'
import { InterviewCard } from './InterviewCard.tsx'
import styles from './Loop.module.css'
import { PractiseCard } from './PractiseCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'

/** What a learner does here over and over, each step by a piece of the site; nothing where there is none. */
export const Loop = observer(function Loop({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const questions = store.hottest.value?.records ?? []
  const { value: example } = store.example
  if (questions.length === 0) return null
  return (
    <ol className={styles.loop} aria-label={t('loop.label')}>
      <Step name="find">
        <FindCard questions={questions} banks={store.banks.value ?? []} />
      </Step>
      {example && (
        <>
          <Step name="practise">
            <PractiseCard example={example} />
          </Step>
          <Step name="interview">
            <InterviewCard example={example} />
          </Step>
          <Step name="review">
            <ReviewCard example={example} />
          </Step>
        </>
      )}
    </ol>
  )
})

function Step({
  name,
  children,
}: {
  name: 'find' | 'practise' | 'interview' | 'review'
  children: ReactNode
}) {
  const { t } = useTranslation('home')
  return (
    <li>
      <h2 className={styles.head}>
        <b>{t(`loop.${name}.name`)}</b>
        <span>{t(`loop.${name}.text`)}</span>
      </h2>
      <div className={styles.card}>{children}</div>
    </li>
  )
}
