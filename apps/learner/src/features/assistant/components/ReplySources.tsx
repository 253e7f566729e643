import type { AiSource } from '@app/contract'
import { useTranslation } from 'react-i18next'
import styles from './ReplySources.module.css'

/** The pages of this site that a reply rests on. */
export function ReplySources({ sources }: { sources: readonly AiSource[] }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={styles.sources}>
      <p>{t('reply.sources')}</p>
      <ul>
        {sources.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
