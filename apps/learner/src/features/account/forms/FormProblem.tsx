import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import type { FormState, FormValues } from '../../../shared/stores/FormState.ts'
import { formatCountdown } from '../code/format-countdown.ts'
import { useSecondsLeft } from '../code/use-seconds-left.ts'
import styles from './AccountForm.module.css'

/** What is wrong with the whole form, shown once the toast that said it first is gone. */
export const FormProblem = observer(function FormProblem({
  form,
}: {
  form: Pick<FormState<FormValues>, 'problem' | 'retryAt'>
}) {
  const { toasts } = useRootStore().toasts
  const { problem, retryAt } = form
  const isTold = toasts.some(({ message }) => message === problem)
  if (problem === null || isTold) return null
  return (
    <div className={styles.problem} role="alert">
      {retryAt === null ? <FieldError message={problem} /> : <Wait until={retryAt} />}
    </div>
  )
})

/** A visible countdown; screen readers announce its beginning and its end. */
function Wait({ until }: { until: number }) {
  const { t } = useTranslation('account')
  const seconds = useSecondsLeft(until)
  if (seconds === 0) return <FieldError message={t('limit.over')} />
  return (
    <span aria-live="off">
      <FieldError message={t('limit.wait', { wait: formatCountdown(seconds, t) })} />
    </span>
  )
}
