import type { InterviewFacts } from '@app/contract/discussion/schemas'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/components/Facts.module.css'

/** The interview that a 面经 tells of, as far as its author said. */
export function FactsStrip({ facts }: { facts: InterviewFacts }) {
  const { t, i18n } = useTranslation('discussion')
  const { company, role, level, round, outcome, month } = facts
  const told = [
    { name: 'company', value: company },
    { name: 'role', value: role },
    { name: 'level', value: level && t(`level.${level}`) },
    { name: 'round', value: round && t(`round.${round}`) },
    { name: 'outcome', value: outcome && t(`outcome.${outcome}`) },
    { name: 'month', value: month && formatMonth(month, i18n.language) },
  ].filter(({ value }) => value)
  if (told.length === 0) return null
  return (
    <dl className={styles.facts}>
      {told.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatMonth(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
