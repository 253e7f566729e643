import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TimeAgo } from '../../../shared/components/TimeAgo.tsx'
import type { HomeStore } from '../HomeStore.ts'
import styles from './NewestPosts.module.css'
import { Section } from './Section.tsx'

/** The newest 面经; nothing where there are none. */
export const NewestPosts = observer(function NewestPosts({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const posts = store.posts.value?.records ?? []
  if (posts.length === 0) return null
  return (
    <Section title={t('posts.title')} more={{ to: '/discussion?category=experience', text: t('posts.all') }}>
      <ul className={styles.posts}>
        {posts.map(({ id, title, author, createTime, commentCount }) => (
          <li key={id}>
            <h3>
              <Link to={`/discussion/${id}`}>{title}</Link>
            </h3>
            <p>
              {author && <span>{author.username}</span>}
              <TimeAgo time={createTime} />
              {commentCount > 0 && <span>{t('posts.replies', { count: commentCount })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
})
