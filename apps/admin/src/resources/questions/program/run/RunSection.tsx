import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../Program.module.css'

const ReferenceRun = lazy(() => import('./ReferenceRun.tsx'))

/** Runs the references; what runs them comes when it is asked for. */
export function RunSection() {
  const { t } = useTranslation('admin')
  const [runs, setRuns] = useState(0)
  return (
    <section className={styles.group} aria-label={t('program.run.title')}>
      <Button variant="outlined" startIcon={<PlayArrowOutlined />} onClick={() => setRuns(runs + 1)}>
        {t('program.run.title')}
      </Button>
      <p className={styles.help}>{t('program.run.help')}</p>
      {runs > 0 && (
        <Suspense fallback={t('ra.page.loading')}>
          {/* Each run begins anew, and what still runs is ended. */}
          <ReferenceRun key={runs} />
        </Suspense>
      )}
    </section>
  )
}
