import type { DiscussionTagCount } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import { CreateLink } from './CreateLink.tsx'
import type { DiscussionListStore } from './DiscussionListStore.ts'
import { changed, type DiscussionQuery, discussionAddress } from './discussion-query.ts'
import styles from './ListAside.module.css'

interface Props {
  store: DiscussionListStore
  query: DiscussionQuery
}

/** What stands beside the list. */
export const ListAside = observer(function ListAside({ store, query }: Props) {
  const { t } = useTranslation('discussion')
  const helpers = store.helpers.value ?? []
  const draft = store.draft.value
  return (
    <aside className={styles.aside} aria-label={t('aside.label')}>
      <div className={styles.create}>
        <CreateLink size="large" className={styles.wide} />
      </div>
      {draft && (
        <p className={styles.draft}>
          {t('aside.draft')}
          <Link to="/discussion/create">{draft.text.title.trim() || t('aside.untitled')}</Link>
        </p>
      )}
      <section aria-labelledby="helpers">
        <h2 id="helpers">{t('aside.helpers')}</h2>
        {helpers.length === 0 ? (
          <p className={styles.none}>{t('aside.noHelpers')}</p>
        ) : (
          <ol className={styles.helpers}>
            {helpers.map(({ user, acceptedCount }, index) => (
              <li key={user.id}>
                <span className={styles.place}>{index + 1}</span>
                <Avatar url={user.avatarUrl} />
                <Link to={`/u/${user.id}`}>{user.username}</Link>
                <span className={styles.count}>{t('aside.accepted', { count: acceptedCount })}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <CommonTags store={store} query={query} />
    </aside>
  )
})

const CommonTags = observer(function CommonTags({ store, query }: Props) {
  const { t } = useTranslation('discussion')
  const tags = store.tags.value ?? []
  if (tags.length === 0) return null
  return (
    <section aria-labelledby="common-tags">
      <h2 id="common-tags">{t('aside.tags')}</h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <TagChip key={tag.tag} tag={tag} store={store} query={query} />
        ))}
      </ul>
    </section>
  )
})

const TagChip = observer(function TagChip({ tag, store, query }: Props & { tag: DiscussionTagCount }) {
  const { t } = useTranslation('discussion')
  const { session } = useRootStore()
  // The server shows a guest's page to all.
  const isMember = useIsHydrated() && session.isLoggedIn
  const isCurrent = query.tag === tag.tag
  return (
    <li className={styles.tag} data-current={isCurrent || undefined}>
      <Link
        to={discussionAddress(changed(query, { tag: isCurrent ? undefined : tag.tag }))}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {tag.tag}
      </Link>
      {isMember && (
        <button
          type="button"
          aria-pressed={tag.isWatched}
          aria-label={t('aside.watchTag', { tag: tag.tag })}
          title={t(tag.isWatched ? 'aside.watchedHint' : 'aside.watchHint')}
          onClick={() => void store.toggleWatch(tag)}
        >
          <Icon name="bell" size={14} />
        </button>
      )}
    </li>
  )
})
