import type { Overview } from '@app/contract/stats/schemas'
import { useTranslation } from 'react-i18next'
import styles from './KeyNumbers.module.css'

const WEEK = 7

/** The most important numbers, each with one to compare it with. */
export function KeyNumbers({ overview: { days, questions } }: { overview: Overview }) {
  const { t, i18n } = useTranslation('admin')
  const grouped = new Intl.NumberFormat(i18n.language)
  const today = days.at(-1)
  const yesterday = days.at(-2)
  const weekAgo = days.at(-1 - WEEK)
  const numbers = [
    ['users', today?.users, t('dashboard.registeredToday', { total: today?.registered ?? 0 })],
    ['active', today?.active, t('dashboard.weekAgo', { total: weekAgo?.active ?? 0 })],
    ['questions', questions.published, t('dashboard.drafts', { count: questions.drafts })],
    ['practised', today?.practised, t('dashboard.yesterday', { total: yesterday?.practised ?? 0 })],
    ['posts', today?.posts, t('dashboard.yesterday', { total: yesterday?.posts ?? 0 })],
    ['interviews', today?.interviews, t('dashboard.yesterday', { total: yesterday?.interviews ?? 0 })],
    ['aiCalls', today?.aiCalls, t('dashboard.yesterday', { total: yesterday?.aiCalls ?? 0 })],
    ['aiFailures', today?.aiFailures, t('dashboard.yesterday', { total: yesterday?.aiFailures ?? 0 })],
  ] as const
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, value, comparison]) => (
        <div key={name}>
          <dt>{t(`dashboard.number.${name}`)}</dt>
          <dd>
            {grouped.format(value ?? 0)}
            <small>{comparison}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
