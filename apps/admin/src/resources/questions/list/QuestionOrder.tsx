import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import type { QuestionRecord } from '@app/contract/question-record/schemas'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMethods } from '../../../data/use-methods.ts'
import { OrderPage } from '../../../shared/order/OrderPage.tsx'
import type { QuestionMethods } from '../methods.ts'

const STRETCH = 100

/** Puts the questions of a bank in order, drafts too. */
export function QuestionOrder() {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const bankId = Number(useParams().bankId)
  const { data: bank } = useGetOne<QuestionBankRecord>('problems/banks', { id: bankId })
  const [count, setCount] = useState(STRETCH)
  const stretch = (page: number, perPage: number) =>
    provider.getList<QuestionRecord>('problems', {
      pagination: { page, perPage },
      sort: { field: 'sortOrder', order: 'ASC' },
      filter: { bankId },
    })
  const read = async () => {
    const { data, total = 0 } = await stretch(1, count)
    const records = data.map(({ id, title, status }) => ({
      id,
      name: title,
      ...(status !== 'published' && { detail: t(`status.${status}`) }),
    }))
    return { records, total }
  }
  return (
    <OrderPage
      title={t('order.of', { name: bank?.name ?? '' })}
      list={`problems?filter=${encodeURIComponent(JSON.stringify({ bankId }))}`}
      queryKey={['problems', 'order', bankId, count]}
      read={read}
      idAt={async (place) => (await stretch(place, 1)).data[0]?.id}
      reorder={(id, afterId) => provider.reorderQuestion(id, afterId)}
      onMore={() => setCount((previous) => previous + STRETCH)}
    />
  )
}
