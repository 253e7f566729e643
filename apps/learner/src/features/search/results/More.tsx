import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './More.module.css'
import type { SearchQuery } from './search-query.ts'
import { useAsk } from './use-ask.ts'

/** Where to go who did not find it among the results. */
export function More({ query }: { query: SearchQuery }) {
  const { t } = useTranslation('search')
  return (
    <p className={styles.more}>
      {t('more.none')}
      <button type="button" onClick={useAsk(query)}>
        {t('more.ask')}
      </button>
      {t('more.or')}
      <Link to="/contribute?tab=new">{t('more.contribute')}</Link>
      {t('more.end')}
    </p>
  )
}
