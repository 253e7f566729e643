import type { ChapterRecord } from '@app/contract/chapter/schemas'
import type { KnowledgePointRecord } from '@app/contract/knowledge-point-record/schemas'
import { useGetOne } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMethods } from '../../data/use-methods.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { OrderPage } from '../../shared/order/OrderPage.tsx'
import type { PointMethods } from './methods.ts'

/** Puts the knowledge points of a chapter in order, drafts too. */
export function PointOrder() {
  const { t } = useTranslation('admin')
  const provider = useMethods<PointMethods>()
  const chapterId = Number(useParams().chapterId)
  const { data: chapter } = useGetOne<ChapterRecord>('learning/chapters', { id: chapterId })
  const all = () =>
    provider.getList<KnowledgePointRecord>('learning/knowledge-points', {
      ...allInOrder,
      filter: { chapterId },
    })
  const read = async () => {
    const { data, total = 0 } = await all()
    const records = data.map(({ id, title, status }) => ({
      id,
      name: title,
      ...(status !== 'published' && { detail: t(`status.${status}`) }),
    }))
    return { records, total }
  }
  return (
    <OrderPage
      title={t('order.of', { name: chapter?.name ?? '' })}
      list={`learning/knowledge-points?filter=${encodeURIComponent(JSON.stringify({ chapterId }))}`}
      queryKey={['learning/knowledge-points', 'order', chapterId]}
      read={read}
      idAt={async (place) => (await all()).data[place - 1]?.id}
      reorder={(id, afterId) => provider.reorderPoint(id, afterId)}
    />
  )
}
