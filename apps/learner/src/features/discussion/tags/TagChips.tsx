import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import styles from './TagChips.module.css'

interface Tag {
  tag: string
  isWatched: boolean
}

interface Props<T> {
  tags: readonly T[]
  /** Where a tag leads. */
  addressOf: (tag: string) => string
  isCurrent?: (tag: string) => boolean
  /** Watches a tag, or no longer. */
  onToggle: (tag: T) => void
}

/** Tags of posts: each leads to the posts that have it, and can be watched. */
export const TagChips = observer(function TagChips<T extends Tag>({
  tags,
  addressOf,
  isCurrent = () => false,
  onToggle,
}: Props<T>) {
  const { session } = useRootStore()
  // The server shows a guest's page to all.
  const isMember = useIsHydrated() && session.isLoggedIn
  return (
    <ul className={styles.tags}>
      {tags.map((one) => (
        <li key={one.tag} className={styles.tag} data-current={isCurrent(one.tag) || undefined}>
          <Link to={addressOf(one.tag)} aria-current={isCurrent(one.tag) ? 'true' : undefined}>
            {one.tag}
          </Link>
          {isMember && <WatchButton tag={one} onToggle={() => onToggle(one)} />}
        </li>
      ))}
    </ul>
  )
})

function WatchButton({ tag: { tag, isWatched }, onToggle }: { tag: Tag; onToggle: () => void }) {
  const { t } = useTranslation('discussion')
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      aria-label={t('aside.watchTag', { tag })}
      title={t(isWatched ? 'aside.watchedHint' : 'aside.watchHint')}
      onClick={onToggle}
    >
      <Icon name="bell" size={14} />
    </button>
  )
}
