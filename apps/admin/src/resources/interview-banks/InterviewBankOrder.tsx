import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { OrderPage } from '../../shared/order/OrderPage.tsx'
import type { InterviewBankMethods } from './methods.ts'

/** Puts the interview banks in order. */
export function InterviewBankOrder() {
  const { t } = useTranslation('admin')
  const provider = useMethods<InterviewBankMethods>()
  const all = () => provider.getList<InterviewBankRecord>('interview/banks', { ...allInOrder, filter: {} })
  const read = async () => {
    const { data, total = 0 } = await all()
    return { records: data.map(({ id, name, description }) => ({ id, name, detail: description })), total }
  }
  return (
    <OrderPage
      title={t('order.ofInterviewBanks')}
      list="interview/banks"
      queryKey={['interview/banks', 'order']}
      read={read}
      idAt={async (place) => (await all()).data[place - 1]?.id}
      reorder={(id, afterId) => provider.reorderInterviewBank(id, afterId)}
    />
  )
}
