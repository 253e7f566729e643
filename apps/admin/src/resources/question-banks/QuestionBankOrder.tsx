import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { OrderPage } from '../../shared/order/OrderPage.tsx'
import type { QuestionBankMethods } from './methods.ts'

/** Puts the banks in order. */
export function QuestionBankOrder() {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionBankMethods>()
  const all = () => provider.getList<QuestionBankRecord>('problems/banks', { ...allInOrder, filter: {} })
  const read = async () => {
    const { data, total = 0 } = await all()
    return { records: data.map(({ id, name, groupName }) => ({ id, name, detail: groupName })), total }
  }
  return (
    <OrderPage
      title={t('order.ofBanks')}
      list="problems/banks"
      queryKey={['problems/banks', 'order']}
      read={read}
      idAt={async (place) => (await all()).data[place - 1]?.id}
      reorder={(id, afterId) => provider.reorderBank(id, afterId)}
    />
  )
}
