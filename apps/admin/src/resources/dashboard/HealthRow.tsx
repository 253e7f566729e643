import type { PartHealth } from '@app/contract/stats/schemas'
import type { SitePart } from '@app/contract/stats/values'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'
import { useMethods } from '../../data/use-methods.ts'
import styles from './HealthRow.module.css'
import { healthQuery } from './health-query.ts'
import type { DashboardMethods } from './methods.ts'

const icons = { ok: CheckCircleOutlined, off: RemoveCircleOutlined, failed: ErrorOutlined }

/** The health of one part of the site and its remedy. The model is checked on demand only, because that costs money. */
export function HealthRow({ part }: { part: SitePart }) {
  const { t } = useTranslation('admin')
  const provider = useMethods<DashboardMethods>()
  const { data, error, isFetching, refetch } = useQuery({
    ...healthQuery(provider, part),
    enabled: part !== 'ai',
  })
  const name = t(`dashboard.part.${part}`)
  return (
    <li className={styles.row}>
      <b>{name}</b>
      <span role="status" className={styles.found}>
        {error ? messageOf(error) : data ? <Found health={data} /> : t('dashboard.unchecked')}
      </span>
      <Button
        size="small"
        loading={isFetching}
        aria-label={t('dashboard.checkPart', { name })}
        onClick={() => refetch()}
      >
        {t('dashboard.check')}
      </Button>
    </li>
  )
}

function Found({ health: { findings, milliseconds } }: { health: PartHealth }) {
  const { t } = useTranslation('admin')
  return (
    <>
      {findings.map(({ state, fact, remedy }) => {
        const Icon = icons[state]
        return (
          <span key={fact} className={styles.finding}>
            <span className={`${styles.state} ${styles[state]}`}>
              <Icon fontSize="small" aria-hidden="true" />
              {t(`dashboard.state.${state}`)}
            </span>
            <span>{fact}</span>
            {remedy && <span className={styles.remedy}>{remedy}</span>}
          </span>
        )
      })}
      <span className={styles.took}>{t('dashboard.took', { milliseconds })}</span>
    </>
  )
}
