import { sitePart } from '@app/contract/stats/schemas'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { HealthRow } from './HealthRow.tsx'
import { healthQuery } from './health-query.ts'
import type { DashboardMethods } from './methods.ts'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

/** The parts the site depends on, each with a button to check it. */
export function HealthPanel() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const provider = useMethods<DashboardMethods>()
  // Each is asked for by itself: refetching would leave out the model, which is not checked until somebody asks.
  const checkAll = () => {
    for (const part of sitePart.options) void client.prefetchQuery(healthQuery(provider, part))
  }
  return (
    <Panel
      title={t('dashboard.health')}
      action={
        <Button size="small" onClick={checkAll}>
          {t('dashboard.checkAll')}
        </Button>
      }
    >
      <ul className={styles.rows}>
        {sitePart.options.map((part) => (
          <HealthRow key={part} part={part} />
        ))}
      </ul>
    </Panel>
  )
}
