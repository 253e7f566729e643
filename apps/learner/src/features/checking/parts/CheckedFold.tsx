import type { CheckedText } from '@app/contract/content/checked'
import { splitSource } from '@app/contract/content/checked-values'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './CheckedFold.module.css'

/** How the facts of a text were checked: when, for which versions, and where each is written. Folded. */
export function CheckedFold({ checkedDate, versions, sources }: CheckedText) {
  const { t } = useTranslation('checking')
  const facts = [
    ...(versions.length > 0 ? [t('checked.versions', { versions: versions.join(t('checked.and')) })] : []),
    ...(checkedDate === '' ? [] : [t('checked.date', { date: checkedDate })]),
  ]
  if (facts.length === 0 && sources.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>
        {t('checked.title')}
        <Icon name="down" size={16} />
      </summary>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <ul>
        {sources.map((line) => (
          <Source key={line} {...splitSource(line)} />
        ))}
      </ul>
    </details>
  )
}

function Source({ fact, source }: { fact: string; source: string }) {
  const address = URL.canParse(source) && /^https?:$/.test(new URL(source).protocol) ? new URL(source) : null
  const shown = fact === '' || !address ? source : address.host
  return (
    <li>
      {fact !== '' && <span>{fact}</span>}
      {address ? (
        <a href={address.href} target="_blank" rel="noopener noreferrer" title={source}>
          {shown}
        </a>
      ) : (
        <span>{shown}</span>
      )}
    </li>
  )
}
