import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import type { HomeStore } from '../HomeStore.ts'
import { Loaded } from '../sections/Loaded.tsx'
import { RowsOutline } from '../sections/RowsOutline.tsx'
import { Section } from '../sections/Section.tsx'
import styles from './BankGroups.module.css'

/** The banks under their headings. */
export const BankGroups = observer(function BankGroups({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const count = store.questionCount
  return (
    <Section
      title={t('banks.title')}
      {...(count && { more: { to: '/problems', text: t('hottest.all', { count }) } })}
    >
      <Loaded
        state={store.banks.state}
        outline={<RowsOutline rows={5} />}
        failed={<LoadFailed onRetry={store.loadBanks} />}
      >
        {(banks) => <Groups banks={banks} />}
      </Loaded>
    </Section>
  )
})

function Groups({ banks }: { banks: QuestionBank[] }) {
  const { t } = useTranslation('home')
  if (banks.length === 0) return <EmptyState art="soon" title={t('empty.title')} hint={t('empty.hint')} />
  const names = [...new Set(banks.map(({ groupName }) => groupName))]
  return (
    <div className={styles.groups}>
      {names.map((name) => (
        <section key={name}>
          {name !== '' && <h3>{name}</h3>}
          <ul>
            {banks
              .filter(({ groupName }) => groupName === name)
              .map((bank) => (
                <li key={bank.id}>
                  <Link to={`/problems?bank=${bank.id}`}>{bank.name}</Link>
                  <span>{t('banks.questions', { count: bank.questionCount })}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
