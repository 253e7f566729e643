import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { walkLinks } from '../../../shared/keys/walk-links.ts'
import styles from '../../../shared/reading/SideList.module.css'
import { PAGE_SIZE, type QuestionListQuery, toSearch } from '../list/question-list-query.ts'
import { MasteryIcon } from '../parts/MasteryIcon.tsx'
import { questionPath } from '../parts/question-path.ts'
import type { QuestionStore } from './QuestionStore.ts'

interface Props {
  store: QuestionStore
  query: QuestionListQuery
  currentId: number
}

/** The part of the list that the user came from, beside the question. */
export const SiblingList = observer(function SiblingList({ store, query, currentId }: Props) {
  const { t } = useTranslation(['problems', 'question'])
  const position = store.position.value
  const search = toSearch(query)
  const page = position?.position ? Math.ceil(position.position / PAGE_SIZE) : query.page
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another question is current or the list arrived
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 3
  }, [currentId, store.siblings.value])

  return (
    <div className={styles.column}>
      <nav className={styles.frame} aria-label={t('siblings.label')}>
        <div className={styles.head}>
          <Link className={styles.back} to={`/problems${toSearch({ ...query, page })}`}>
            <Icon name="left" size={14} />
            {t('siblings.back')}
          </Link>
          <p className={styles.place}>
            <span>
              {position?.position
                ? t('siblings.position', { position: position.position, total: position.total })
                : t('siblings.total', { count: position?.total ?? 0 })}
            </span>
            <span className={styles.keys}>{t('siblings.keys')}</span>
          </p>
        </div>
        <ul ref={list} className={styles.list} onKeyDown={walkLinks}>
          {store.siblings.value?.records.map(({ id, title, mastery, languages }) => (
            <li key={id}>
              <Link
                className={styles.link}
                to={questionPath({ id, languages }) + search}
                aria-current={id === currentId ? 'page' : undefined}
              >
                <MasteryIcon mastery={mastery} />
                <span>
                  {title}
                  <span className="visually-hidden">
                    {t('siblings.mastery', { mastery: t(`question:mastery.${mastery}`) })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
})
