import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { walkLinks } from '../../../shared/keys/walk-links.ts'
import styles from './BankRail.module.css'
import { bankChoices } from './bank-choices.ts'
import type { ProblemsStore } from './ProblemsStore.ts'
import { type QuestionListQuery, toSearch } from './question-list-query.ts'

interface Props {
  store: ProblemsStore
  query: QuestionListQuery
}

/** The lists to choose from: all questions, the user's own, and each bank with its progress. Narrow screens have BankSelect. */
export const BankRail = observer(function BankRail({ store, query }: Props) {
  const { t } = useTranslation('problems')
  const { collections, banks } = bankChoices(store.banks.value ?? [], query)
  return (
    <nav className={styles.rail} data-rail="" aria-label={t('rail.label')}>
      <h2 className={styles.heading}>{t('rail.all')}</h2>
      <ul onKeyDown={walkLinks}>
        {collections.map(({ key, target, isCurrent, count }) => (
          <RailLink key={key} target={target} isCurrent={isCurrent} text={t(`rail.${key}`)} count={count} />
        ))}
      </ul>
      <h2 className={styles.heading}>{t('rail.banks')}</h2>
      <ul onKeyDown={walkLinks}>
        {banks.map(({ bank, target, isCurrent, count }) => (
          <RailLink key={bank.id} target={target} isCurrent={isCurrent} text={bank.name} count={count} />
        ))}
      </ul>
    </nav>
  )
})

function RailLink({
  target,
  isCurrent,
  text,
  count,
}: {
  target: QuestionListQuery
  isCurrent: boolean
  text: string
  count: string
}) {
  return (
    <li>
      <Link
        className={styles.link}
        to={`/problems${toSearch(target)}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {text}
        <span className={styles.count}>{count}</span>
      </Link>
    </li>
  )
}
