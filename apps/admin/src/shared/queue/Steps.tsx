import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import Button from '@mui/material/Button'
import { usePrevNextController } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styles from './Steps.module.css'
import { useStepKeys } from './use-queue-keys.ts'

interface StepsProps {
  /** The record's place in the list, 0-based. */
  index: number | undefined
  total: number | undefined
  previousPath: string | undefined
  nextPath: string | undefined
}

/** The ways to the records before and after this one, by J and K too. */
export function Steps({ index, total, previousPath, nextPath }: StepsProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const go = (path: string | undefined) => path !== undefined && void navigate(path)
  useStepKeys({ onNext: () => go(nextPath), onPrevious: () => go(previousPath) })
  return (
    <div className={styles.steps}>
      {index !== undefined && index >= 0 && (
        <span role="status">{t('queue.place', { place: index + 1, total })}</span>
      )}
      <Button
        size="small"
        disabled={previousPath === undefined}
        startIcon={<ChevronLeftOutlined />}
        onClick={() => go(previousPath)}
      >
        {t('queue.previous')}
      </Button>
      <Button
        size="small"
        disabled={nextPath === undefined}
        endIcon={<ChevronRightOutlined />}
        onClick={() => go(nextPath)}
      >
        {t('queue.next')}
      </Button>
    </div>
  )
}

/** How many records of the list around are known of. */
const MOST = 100

/** The ways within the list that the admin came from, as it was filtered and sorted. */
export function ListSteps() {
  const { prevPath, nextPath, index, total } = usePrevNextController({ linkType: 'show', limit: MOST })
  if (index === undefined) return null
  return <Steps index={index} total={total} previousPath={prevPath} nextPath={nextPath} />
}
