import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import styles from './PageLoading.module.css'

/** Shown while a page's code or the admin's identity is loaded. */
export function PageLoading() {
  const { t } = useTranslation('admin')
  return <LinearProgress className={styles.progress} aria-label={t('ra.page.loading')} />
}
