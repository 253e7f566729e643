import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { MasteryBar } from '../../problems/parts/MasteryBar.tsx'
import { countPractised } from '../count-practised.ts'
import type { HomeStore } from '../HomeStore.ts'
import styles from './BankList.module.css'
import { Loaded } from './Loaded.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { RowsOutline } from './RowsOutline.tsx'
import { Section } from './Section.tsx'

const SHOWN = 8

interface BankListProps {
  store: HomeStore
  isMember: boolean
}

/** The banks, with how far a member is in each. */
export const BankList = observer(function BankList({ store, isMember }: BankListProps) {
  const { t } = useTranslation('home')
  const count = store.banks.value?.length
  return (
    <Section
      title={t('banks.title')}
      {...(count && { more: { to: '/problems', text: t('banks.all', { count }) } })}
    >
      <Loaded
        state={store.banks.state}
        outline={<RowsOutline rows={SHOWN} />}
        failed={<LoadFailed onRetry={store.loadBanks} />}
      >
        {(banks) => <Banks banks={banks.slice(0, SHOWN)} isMember={isMember} />}
      </Loaded>
    </Section>
  )
})

function Banks({ banks, isMember }: { banks: QuestionBank[]; isMember: boolean }) {
  const { t } = useTranslation('home')
  if (banks.length === 0) return <EmptyState art="soon" title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <ul>
      {banks.map((bank) => (
        <Bank key={bank.id} bank={bank} isMember={isMember} />
      ))}
    </ul>
  )
}

function Bank({ bank, isMember }: { bank: QuestionBank; isMember: boolean }) {
  const { t } = useTranslation('home')
  const { id, name, questionCount: count, progress } = bank
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={`/problems?bank=${id}`}>
        {name}
      </Link>
      <span className={styles.count}>
        {isMember
          ? t('banks.practised', { practised: countPractised(progress), total: count })
          : t('banks.questions', { count })}
      </span>
      <div className={styles.progress}>
        <MasteryBar bank={bank} />
      </div>
    </li>
  )
}
