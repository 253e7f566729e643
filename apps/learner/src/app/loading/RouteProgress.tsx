import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { usePages } from './pages-context.ts'
import styles from './RouteProgress.module.css'

/** A line at the top while the code of the next page is on its way; its style hides it for the first 300 ms. */
export const RouteProgress = observer(function RouteProgress() {
  const { loader } = usePages()
  const { t } = useTranslation()
  return loader.waiting > 0 ? (
    <div className={styles.line} role="progressbar" aria-label={t('page.loading')} />
  ) : null
})
