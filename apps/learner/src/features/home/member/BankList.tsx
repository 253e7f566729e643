import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { MasteryBar } from '../../problems/parts/MasteryBar.tsx'
import type { HomeStore } from '../HomeStore.ts'
import { Loaded } from '../sections/Loaded.tsx'
import { RowsOutline } from '../sections/RowsOutline.tsx'
import { Section } from '../sections/Section.tsx'
import styles from './BankList.module.css'
import { countPractised } from './count-practised.ts'

const SHOWN = 8

/** The banks with how far one is in each; those of the plan come first. */
export const BankList = observer(function BankList({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const planned = store.plan.value?.bankIds ?? []
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
        {(banks) => <Banks banks={plannedFirst(banks, planned).slice(0, SHOWN)} />}
      </Loaded>
    </Section>
  )
})

function Banks({ banks }: { banks: QuestionBank[] }) {
  const { t } = useTranslation('home')
  if (banks.length === 0) return <EmptyState art="soon" title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <ul>
      {banks.map((bank) => (
        <Bank key={bank.id} bank={bank} />
      ))}
    </ul>
  )
}

function Bank({ bank }: { bank: QuestionBank }) {
  const { t } = useTranslation(['today', 'home'])
  const { id, name, questionCount: count, progress } = bank
  const practised = countPractised(progress)
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={`/problems?bank=${id}`}>
        {name}
      </Link>
      <span className={styles.count}>
        {practised > 0
          ? t('banks.practised', { practised, total: count })
          : t('home:banks.questions', { count })}
      </span>
      <div className={styles.progress}>
        <MasteryBar bank={bank} />
      </div>
    </li>
  )
}

function plannedFirst(banks: readonly QuestionBank[], planned: readonly number[]): QuestionBank[] {
  const isPlanned = ({ id }: QuestionBank) => Number(planned.includes(id))
  return banks.toSorted((one, other) => isPlanned(other) - isPlanned(one))
}
