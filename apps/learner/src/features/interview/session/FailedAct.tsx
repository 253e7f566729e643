import { Alert, Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Failed, InterviewStore } from './InterviewStore.ts'

const TEXTS: Partial<Record<Failed, string>> = {
  answer: 'session.answerFailed',
  hear: 'session.hearFailed',
}

/** What did not get through, with the way to send it again. Nothing is lost meanwhile. */
export const FailedAct = observer(function FailedAct({ store }: { store: InterviewStore }) {
  const { t } = useTranslation(['interview', 'common'])
  if (!store.failed) return null
  return (
    <Alert
      data-failed-act=""
      type="warning"
      showIcon
      title={t(TEXTS[store.failed] ?? 'session.actFailed')}
      action={
        <Button size="small" type="primary" onClick={() => void store.retry()}>
          {t('common:action.retry')}
        </Button>
      }
    />
  )
})
