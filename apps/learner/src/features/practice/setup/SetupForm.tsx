import { ApiError } from '@app/api-client'
import { DEFAULT_PAPER } from '@app/contract/paper/values'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { FilterFields } from './FilterFields.tsx'
import styles from './SetupForm.module.css'
import type { SetupStore } from './SetupStore.ts'
import { SizeFields } from './SizeFields.tsx'
import { type SetupValues, toFilter, toValues } from './setup-values.ts'

interface Props {
  store: SetupStore
  /** The filter of the list one comes from. */
  filter: DrawFilter
}

/** Which questions a paper is drawn from, how many, and how long it takes. */
export const SetupForm = observer(function SetupForm({ store, filter }: Props) {
  const { t } = useTranslation('practice')
  const [form] = Form.useForm<SetupValues>()
  const { toasts } = useRootStore()
  const navigate = useNavigate()
  const handleFinish = async (values: SetupValues) => {
    const { questionCount, minutes } = values
    try {
      const id = await store.draw({ filter: toFilter(values), questionCount, minutes })
      navigate(`/problems/paper/${id}`)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      const field = refused.find(({ path }) => path === 'questionCount' || path === 'minutes')
      if (field) form.setFields([{ name: toName(field.path), errors: [field.message] }])
      else toasts.error(error instanceof Error ? error.message : String(error))
    }
  }
  const matching = store.matching.value
  return (
    <Form<SetupValues>
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={toValues(filter, DEFAULT_PAPER)}
      onValuesChange={(_, values: SetupValues) => store.countSoon(toFilter(values))}
      onFinish={handleFinish}
      scrollToFirstError
    >
      <FilterFields store={store} />
      <SizeFields />
      <div className={styles.submit}>
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          loading={store.isDrawing}
          disabled={matching === 0}
        >
          {t('setup.start')}
        </Button>
        <span role="status">{matching === undefined ? '' : t('setup.matching', { count: matching })}</span>
      </div>
    </Form>
  )
})

function toName(path: string): 'questionCount' | 'minutes' {
  return path === 'minutes' ? 'minutes' : 'questionCount'
}
