import type { KnowledgePointDetail } from '@app/contract/knowledge-point/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import aside from '../../../shared/reading/Aside.module.css'
import { MasteryIcon } from '../../problems/parts/MasteryIcon.tsx'
import { NoteSection } from '../../problems/parts/note/NoteSection.tsx'
import type { KnowledgePointStore } from './KnowledgePointStore.ts'
import styles from './PointAside.module.css'

interface Props {
  store: KnowledgePointStore
  point: KnowledgePointDetail
}

/** The user's note, and the questions that train the point. */
export const PointAside = observer(function PointAside({ store, point }: Props) {
  const { t } = useTranslation(['learning', 'question'])
  return (
    <div className={aside.column}>
      <aside className={aside.aside} aria-label={t('point.aside')}>
        {store.note && <NoteSection editor={store.note} />}
        {point.questions.length > 0 && (
          <section aria-labelledby="linked-questions">
            <h2 id="linked-questions">{t('point.questions')}</h2>
            <ul>
              {point.questions.map(({ id, title, mastery }) => (
                <li key={id}>
                  <Link className={`${aside.related} ${styles.question}`} to={`/problems/bagu/${id}`}>
                    <MasteryIcon mastery={mastery} />
                    <span>
                      {title}
                      <span className="visually-hidden">
                        {t('point.mastery', { mastery: t(`question:mastery.${mastery}`) })}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  )
})
