import { Bubble } from '@ant-design/x'
import { useTranslation } from 'react-i18next'
import styles from './LoadingDots.module.css'

/** Three dots: the assistant is writing. */
export function LoadingDots() {
  const { t } = useTranslation('assistant')
  return (
    <div className={styles.dots} role="img" aria-label={t('reply.writing')}>
      <Bubble loading variant="borderless" content="" />
    </div>
  )
}
