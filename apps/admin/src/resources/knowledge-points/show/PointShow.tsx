import type {
  KnowledgePointRecord,
  KnowledgePointRecordDetail,
} from '@app/contract/knowledge-point-record/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../../shared/show/Facts.tsx'
import sections from '../../../shared/show/Sections.module.css'
import { ShowPage } from '../../../shared/show/ShowPage.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { StatusLabel } from '../../../shared/status/StatusLabel.tsx'
import { isPointDetail } from '../is-point-detail.ts'
import { PointActions } from './PointActions.tsx'
import { PointArticle } from './PointArticle.tsx'

type Point = KnowledgePointRecord | KnowledgePointRecordDetail

/** One knowledge point as learners see it, with its facts and actions. */
export function PointShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Point>
      list="learning/knowledge-points"
      title={t('resources.learning/knowledge-points.name')}
      titleOf={({ title }) => title}
      isComplete={isPointDetail}
      actions={(point) => <PointActions point={point} />}
    >
      {(point) => isPointDetail(point) && <PointContent point={point} />}
    </ShowPage>
  )
}

function PointContent({ point }: { point: KnowledgePointRecordDetail }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <PointArticle point={point} />
      {point.questions.length > 0 && (
        <section className={sections.section}>
          <h2>{t('points.questions')}</h2>
          <ul className={sections.plain}>
            {point.questions.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/problems/${id}/show`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={sections.section}>
        <h2>{t('questions.facts')}</h2>
        <PointFacts point={point} />
      </section>
    </>
  )
}

function PointFacts({ point }: { point: KnowledgePointRecordDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.learning/knowledge-points.fields.${field}`)
  return (
    <Facts
      facts={[
        [name('status'), <StatusLabel key="status" status={point.status} />],
        [name('chapterId'), point.chapterName],
        [name('minutes'), point.minutes],
        [name('slug'), point.slug],
        [name('id'), point.id],
        [name('version'), point.version],
        [name('createTime'), <TimeText key="created" time={point.createTime} />],
        [name('updateTime'), <TimeText key="updated" time={point.updateTime} />],
        [
          name('editTime'),
          <TimeText key="edited" time={point.editTime} never={t('questions.neverEdited')} />,
        ],
      ]}
    />
  )
}
