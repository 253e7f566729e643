import { sitePart } from '@app/contract'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HealthRow } from './HealthRow.tsx'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

/** The parts the site depends on, each with a button to check it. */
export function HealthPanel() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  return (
    <Panel
      title={t('dashboard.health')}
      action={
        <Button size="small" onClick={() => client.refetchQueries({ queryKey: ['health'] })}>
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
