import type { KnowledgePointDetail } from '@app/contract/knowledge-point/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { Contents } from '../../../shared/reading/Contents.tsx'
import side from '../../../shared/reading/SideList.module.css'
import type { Heading } from '../../../shared/reading/use-headings.ts'
import styles from './PointNav.module.css'

interface Props {
  point: KnowledgePointDetail
  headings: readonly Heading[]
}

/** The way around: in the text, and in its chapter. */
export function PointNav({ point, headings }: Props) {
  const { t } = useTranslation('learning')
  const { chapter } = point
  const learned = chapter.points.filter(({ isLearned }) => isLearned).length
  return (
    <div className={side.column}>
      <nav className={side.frame} aria-label={t('point.around')}>
        <div className={side.head}>
          <Link className={side.back} to={`/learning/chapter/${chapter.id}`}>
            <Icon name="left" size={14} />
            {chapter.name}
          </Link>
        </div>
        <div className={side.list}>
          {headings.length > 1 && (
            <div className={styles.contents}>
              <h2 className={styles.title}>{t('point.contents')}</h2>
              <Contents headings={headings} />
            </div>
          )}
          <h2 className={`${styles.title} ${styles.chapter}`}>
            {learned > 0
              ? t('point.ofChapterLearned', { learned, count: chapter.points.length })
              : t('point.ofChapter')}
          </h2>
          <ol>
            {chapter.points.map(({ id, title, isLearned }) => (
              <li key={id}>
                <Link
                  className={side.link}
                  to={`/learning/core-knowledge/${id}`}
                  aria-current={id === point.id ? 'page' : undefined}
                >
                  <span className={styles.mark}>{isLearned && <Icon name="check" size={14} />}</span>
                  <span>
                    {title}
                    <span className="visually-hidden">
                      {t(isLearned ? 'point.isLearned' : 'point.isOpen')}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </nav>
    </div>
  )
}
