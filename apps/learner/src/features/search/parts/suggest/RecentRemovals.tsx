import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/Icon.tsx'
import type { RecentSearches } from '../RecentSearches.ts'
import styles from './Suggestions.module.css'

interface Props {
  recent: RecentSearches
  /** Called after each. */
  onRemoved: () => void
}

/** Takes recent searches back. It lies over the ends of their rows: what can be pressed may not stand in an option. */
export const RecentRemovals = observer(function RecentRemovals({ recent, onRemoved }: Props) {
  const { t } = useTranslation('search')
  const handle = (remove: () => void) => () => {
    remove()
    onRemoved()
  }
  return (
    <div className={styles.removals}>
      <button type="button" className={styles.clear} onClick={handle(recent.clear)}>
        {t('suggest.clear')}
      </button>
      {recent.queries.map((query) => (
        <button
          key={query}
          type="button"
          className={styles.remove}
          aria-label={t('suggest.remove', { query })}
          onClick={handle(() => recent.remove(query))}
        >
          <Icon name="x" size={14} />
        </button>
      ))}
    </div>
  )
})
