import type { SearchPage } from '@app/contract/search/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { searchAddress } from '../parts/search-address.ts'
import { countAll, countText } from './counts.ts'
import styles from './Notices.module.css'
import { addressOf, changed, type SearchQuery } from './search-query.ts'

/** How what was looked for differs from what was typed; and to a screen reader how much was found. */
export function Notices({ query, page }: { query: SearchQuery; page: SearchPage }) {
  const { t } = useTranslation('search')
  const { correction, suggestion, isShortened, counts } = page
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('status', { count: countText(countAll(counts)) })}
      </p>
      {correction && (
        <p className={styles.notice}>
          <Emphasised
            text={t(`correction.${correction.by}`, { query: correction.query })}
            part={correction.query}
          />
          <Link to={addressOf(changed(query, { isExact: true }))}>
            {t('correction.exact', { query: query.q })}
          </Link>
        </p>
      )}
      {suggestion !== null && (
        <p className={styles.notice}>
          {t('correction.suggestion')}
          <Link to={searchAddress(suggestion) ?? '/search'}>{suggestion}</Link>
        </p>
      )}
      {isShortened && <p className={styles.notice}>{t('shortened')}</p>}
    </>
  )
}

/** A text of which a part stands out. */
function Emphasised({ text, part }: { text: string; part: string }) {
  const start = text.indexOf(part)
  if (start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <b>{part}</b>
      {text.slice(start + part.length)}
    </>
  )
}
