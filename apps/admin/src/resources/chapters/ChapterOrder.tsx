import type { ChapterRecord } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { OrderPage } from '../../shared/order/OrderPage.tsx'
import type { ChapterMethods } from './methods.ts'

/** Puts the chapters in order. */
export function ChapterOrder() {
  const { t } = useTranslation('admin')
  const provider = useMethods<ChapterMethods>()
  const all = () => provider.getList<ChapterRecord>('learning/chapters', { ...allInOrder, filter: {} })
  const read = async () => {
    const { data, total = 0 } = await all()
    return { records: data.map(({ id, name, description }) => ({ id, name, detail: description })), total }
  }
  return (
    <OrderPage
      title={t('order.ofChapters')}
      list="learning/chapters"
      queryKey={['learning/chapters', 'order']}
      read={read}
      idAt={async (place) => (await all()).data[place - 1]?.id}
      reorder={(id, afterId) => provider.reorderChapter(id, afterId)}
    />
  )
}
