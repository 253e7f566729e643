import { DISCUSSION_CATEGORIES, DISCUSSION_VIEWS } from '@app/contract/discussion/values'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import type { DiscussionListStore } from './DiscussionListStore.ts'
import { changed, countFilters, type DiscussionQuery, discussionAddress } from './discussion-query.ts'
import { Filters } from './Filters.tsx'
import styles from './ListChoices.module.css'

interface Props {
  store: DiscussionListStore
  query: DiscussionQuery
}

/** Which posts are shown: categories and views are links, so that they work before anything else is loaded. */
export const ListChoices = observer(function ListChoices({ store, query }: Props) {
  const { t } = useTranslation('discussion')
  const count = countFilters(query)
  const [isOpen, setIsOpen] = useState(count > 0)
  return (
    <>
      <nav className={styles.tabs} aria-label={t('list.categories')}>
        {[undefined, ...DISCUSSION_CATEGORIES].map((category) => (
          <Link
            key={category ?? ''}
            to={discussionAddress(changed(query, { category }))}
            aria-current={category === query.category ? 'true' : undefined}
          >
            {category === undefined ? t('list.all') : t(`category.${category}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.row}>
        <nav className={styles.views} aria-label={t('list.views')}>
          {DISCUSSION_VIEWS.map((view) => (
            <Link
              key={view}
              to={discussionAddress(changed(query, { view }))}
              aria-current={view === query.view ? 'true' : undefined}
            >
              {t(`view.${view}`)}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="discussion-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" size={16} />
          {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
        </button>
      </div>
      {isOpen && <Filters store={store} query={query} />}
    </>
  )
})
