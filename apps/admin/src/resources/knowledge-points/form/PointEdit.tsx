import {
  type KnowledgePointRecordDetail,
  knowledgePointSnapshotFields,
} from '@app/contract/knowledge-point-record/schemas'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../../shared/form/EditPage.tsx'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import { isPointDetail } from '../is-point-detail.ts'
import { PointForm } from './PointForm.tsx'
import { toPointChange } from './point-values.ts'

/** Edits a knowledge point; every save makes a version. */
export function PointEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<KnowledgePointRecordDetail>
      title={t('resources.learning/knowledge-points.name')}
      titleOf={({ title }) => title}
      fields={knowledgePointSnapshotFields}
      transform={toPointChange}
      isComplete={isPointDetail}
    >
      {(point) => (
        <>
          <PageHeader title={point.title} before={<PageBack to="learning/knowledge-points" />} />
          <PointForm record={point} />
        </>
      )}
    </EditPage>
  )
}
