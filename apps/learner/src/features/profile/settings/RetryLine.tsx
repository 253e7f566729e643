import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './RetryLine.module.css'

/** Says that settings did not load. */
export function RetryLine({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('settings')
  return (
    <p className={styles.line}>
      {t('failed.title')}
      <Button type="link" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </p>
  )
}
