import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { TagChips } from '../tags/TagChips.tsx'
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
  const isCurrent = (tag: string) => query.tag?.toLowerCase() === tag.toLowerCase()
  return (
    <section aria-labelledby="common-tags">
      <h2 id="common-tags">{t('aside.tags')}</h2>
      <TagChips
        tags={tags}
        isCurrent={isCurrent}
        addressOf={(tag) => discussionAddress(changed(query, { tag: isCurrent(tag) ? undefined : tag }))}
        onToggle={(tag) => void store.toggleWatch(tag)}
      />
    </section>
  )
})
