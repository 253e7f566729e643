import type { Plan } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDay, MONTH_DAY } from '../format-day.ts'
import styles from './PlanAside.module.css'

/** How far the chosen banks are practised, the mock interviews to come, and what one prepares for. */
export function PlanAside({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('plan')
  const { practised, total, mockDays, settings, bankNames } = plan
  const facts = [
    { name: 'day', text: formatDay(settings.interviewDay, i18n.language, { year: 'numeric', ...MONTH_DAY }) },
    { name: 'role', text: settings.role },
    { name: 'company', text: settings.company },
    { name: 'banks', text: bankNames.join(' · ') || t('target.allBanks') },
  ].filter(({ text }) => text !== '')
  return (
    <aside className={styles.aside} aria-label={t('aside.label')}>
      <section>
        <h2>{t('aside.progress')}</h2>
        <p className={styles.number}>
          {practised}
          <small>{t('aside.of', { total })}</small>
        </p>
        <progress
          className={styles.bar}
          value={practised}
          max={Math.max(total, 1)}
          aria-label={t('aside.progress')}
        />
      </section>
      {mockDays.length > 0 && (
        <section>
          <h2>{t('aside.mocks')}</h2>
          <ol className={styles.mocks}>
            {mockDays.map((day) => (
              <li key={day}>{t('aside.mockBy', { day: formatDay(day, i18n.language, MONTH_DAY) })}</li>
            ))}
          </ol>
          <p className={styles.hint}>
            <Link to="/interview">{t('aside.toMock')}</Link>
          </p>
        </section>
      )}
      <section>
        <h2>{t('aside.target')}</h2>
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`target.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  )
}
