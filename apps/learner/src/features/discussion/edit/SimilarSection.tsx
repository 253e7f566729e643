import type { SimilarDiscussion } from '@app/contract/discussion/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { markCommon } from './mark-common.ts'
import type { SimilarPosts } from './SimilarPosts.ts'
import styles from './SimilarSection.module.css'

/** Posts that may say it already. They open beside, so that nothing is left. */
export const SimilarSection = observer(function SimilarSection({ similar }: { similar: SimilarPosts }) {
  const { t } = useTranslation('discussion')
  const found = similar.found.value ?? []
  return (
    <aside className={styles.aside} aria-label={t('similar.title')} aria-live="polite">
      {found.length > 0 && (
        <>
          <h2>{t('similar.title')}</h2>
          <ul>
            {found.map((post) => (
              <SimilarPost key={post.id} post={post} typed={similar.title} />
            ))}
          </ul>
          <p className={styles.hint}>{t('similar.hint')}</p>
        </>
      )}
    </aside>
  )
})

function SimilarPost({ post, typed }: { post: SimilarDiscussion; typed: string }) {
  const { t } = useTranslation('discussion')
  const { id, title, isEssence, isSolved, commentCount } = post
  const about = [
    ...(isEssence ? [t('mark.essence')] : []),
    ...(isSolved ? [t('row.solved')] : []),
    t('similar.comments', { count: commentCount }),
  ]
  return (
    <li className={styles.post}>
      <a href={`/discussion/${id}`} target="_blank" rel="noreferrer">
        {markCommon(title, typed).map(({ text, isCommon }, index) => {
          const key = `${index} ${text}`
          return isCommon ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
        })}
      </a>
      <p>{about.join(t('post.comma'))}</p>
    </li>
  )
}
