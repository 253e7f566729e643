import { CreateBase } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import { PointForm } from './PointForm.tsx'
import { toNewPoint } from './point-values.ts'

/** Creates a knowledge point, which is a draft until it is published. */
export function PointCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreateBase redirect="show" transform={toNewPoint}>
      <PageHeader title={t('points.create')} before={<PageBack to="learning/knowledge-points" />} />
      <PointForm />
    </CreateBase>
  )
}
