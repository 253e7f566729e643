import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './BankSelect.module.css'
import { bankChoices } from './bank-choices.ts'
import type { ProblemsStore } from './ProblemsStore.ts'
import { type QuestionListQuery, toSearch } from './question-list-query.ts'

/** The rail's choices for screens without room for it. */
export const BankSelect = observer(function BankSelect({
  store,
  query,
}: {
  store: ProblemsStore
  query: QuestionListQuery
}) {
  const { t } = useTranslation('problems')
  const navigate = useNavigate()
  const { collections, banks } = bankChoices(store.banks.value ?? [], query)
  const choices = [
    ...collections.map((choice) => ({ ...choice, text: t(`rail.${choice.key}`), isBank: false })),
    ...banks.map((choice) => ({ ...choice, text: choice.bank.name, isBank: true })),
  ].map(({ target, text, count, isCurrent, isBank }) => ({
    address: `/problems${toSearch(target)}`,
    label: count ? t('rail.choice', { name: text, count: count }) : text,
    isCurrent,
    isBank,
  }))
  const options = (isBank: boolean) =>
    choices
      .filter((choice) => choice.isBank === isBank)
      .map(({ address, label }) => (
        <option key={address} value={address}>
          {label}
        </option>
      ))
  return (
    <span className={styles.frame}>
      <select
        className={styles.select}
        aria-label={t('rail.label')}
        value={choices.find((choice) => choice.isCurrent)?.address ?? ''}
        onChange={(event) => navigate(event.target.value)}
      >
        {options(false)}
        <optgroup label={t('rail.banks')}>{options(true)}</optgroup>
      </select>
      <span className={styles.arrow}>
        <Icon name="down" size={14} />
      </span>
    </span>
  )
})
