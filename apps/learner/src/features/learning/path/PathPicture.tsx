import type { ChapterSummary } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './PathPicture.module.css'
import { PathTrack } from './PathTrack.tsx'
import { Station } from './Station.tsx'

interface Props {
  chapters: readonly ChapterSummary[]
  /** Where the user goes on. */
  currentId: number | undefined
}

/** The path as a picture: a line that winds where there is room, and stations below each other on phones. */
export function PathPicture({ chapters, currentId }: Props) {
  const { t } = useTranslation('learning')
  return (
    <nav aria-label={t('path.picture')}>
      <PathTrack chapters={chapters} currentId={currentId} />
      <ol className={styles.column}>
        {chapters.map(({ id, name, points }, index) => {
          const learned = points.filter(({ isLearned }) => isLearned).length
          return (
            <li key={id} className={styles.stop}>
              <Link
                className={styles.link}
                to={`/learning/chapter/${id}`}
                aria-current={id === currentId ? 'step' : undefined}
              >
                <Station number={index + 1} learned={learned} count={points.length} />
                <span className={styles.name}>{name}</span>
                <span className={styles.state}>
                  {learned === points.length
                    ? t('path.done')
                    : t(learned > 0 ? 'path.progress' : 'path.size', { learned, count: points.length })}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
