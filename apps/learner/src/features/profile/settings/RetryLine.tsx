import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './RetryLine.module.css'

/** Says that settings did not load. */
export function RetryLine({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <p className={styles.line}>
      {t('failed.title')}
      <Button type="link" onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </p>
  )
}
