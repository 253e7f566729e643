import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import type { InterviewQuestionRecord } from '@app/contract/interview-question-record/schemas'
import { useGetOne } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useMethods } from '../../data/use-methods.ts'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { OrderPage } from '../../shared/order/OrderPage.tsx'
import type { InterviewQuestionMethods } from './methods.ts'

/** Puts the interview questions of a bank in order, drafts too. */
export function InterviewQuestionOrder() {
  const { t } = useTranslation('admin')
  const provider = useMethods<InterviewQuestionMethods>()
  const bankId = Number(useParams().bankId)
  const { data: bank } = useGetOne<InterviewBankRecord>('interview/banks', { id: bankId })
  const all = () =>
    provider.getList<InterviewQuestionRecord>('interview/bank-questions', {
      ...allInOrder,
      filter: { bankId },
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
      title={t('order.of', { name: bank?.name ?? '' })}
      list={`interview/bank-questions?filter=${encodeURIComponent(JSON.stringify({ bankId }))}`}
      queryKey={['interview/bank-questions', 'order', bankId]}
      read={read}
      idAt={async (place) => (await all()).data[place - 1]?.id}
      reorder={(id, afterId) => provider.reorderInterviewQuestion(id, afterId)}
    />
  )
}
