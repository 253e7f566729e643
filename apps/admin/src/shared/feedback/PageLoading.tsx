import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import styles from './PageLoading.module.css'

/** A page's code, or who is here, is being fetched. */
export function PageLoading() {
  const { t } = useTranslation('admin')
  return <LinearProgress className={styles.progress} aria-label={t('ra.page.loading')} />
}
