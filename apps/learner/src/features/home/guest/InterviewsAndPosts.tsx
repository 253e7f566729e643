import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeStore } from '../HomeStore.ts'
import { NewestPosts } from '../sections/NewestPosts.tsx'
import { Section } from '../sections/Section.tsx'
import styles from './InterviewsAndPosts.module.css'

const SHOWN = 4

/** What one can be interviewed for, and what others tell of their interviews; each where there is some. */
export const InterviewsAndPosts = observer(function InterviewsAndPosts({ store }: { store: HomeStore }) {
  return (
    <div className={styles.columns}>
      <Interviews banks={store.interviews.value ?? []} />
      <NewestPosts store={store} />
    </div>
  )
})

function Interviews({ banks }: { banks: readonly InterviewBank[] }) {
  const { t } = useTranslation('home')
  if (banks.length === 0) return null
  return (
    <Section
      title={t('interviews.title')}
      more={{ to: '/interview', text: t('interviews.all', { count: banks.length }) }}
    >
      <ul className={styles.rows}>
        {banks.slice(0, SHOWN).map(({ id, name, topics, sessionSize, minutes }) => (
          <li key={id}>
            <div>
              <h3>
                <Link to={`/interview/${id}`}>{name}</Link>
              </h3>
              <p>{topics.map((topic) => topic.name).join(t('interviews.comma'))}</p>
            </div>
            <span>{t('interviews.size', { count: sessionSize, minutes })}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
