import type { SimilarDiscussion } from '@app/contract/discussion/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Contents } from '../../../shared/reading/Contents.tsx'
import type { Heading } from '../../../shared/reading/use-headings.ts'
import styles from './PostAside.module.css'

interface Props {
  headings: readonly Heading[]
  similar: readonly SimilarDiscussion[]
}

/** The way around in the text, and to posts like it. */
export function PostAside({ headings, similar }: Props) {
  const { t } = useTranslation('discussion')
  return (
    <aside className={styles.aside} aria-label={t('post.aside')}>
      {headings.length > 1 && (
        <section className={styles.contents} aria-labelledby="post-contents">
          <h2 id="post-contents">{t('post.contents')}</h2>
          <nav aria-labelledby="post-contents">
            <Contents headings={headings} />
          </nav>
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="similar-posts">
          <h2 id="similar-posts">{t('similar.title')}</h2>
          <ul className={styles.similar}>
            {similar.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/discussion/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
