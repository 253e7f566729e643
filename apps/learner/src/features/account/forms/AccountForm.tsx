import { Button, ConfigProvider, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '../../../shared/is-composing.ts'
import type { FormState, FormValues } from '../../../shared/stores/FormState.ts'
import styles from './AccountForm.module.css'
import { FormProblem } from './FormProblem.tsx'
import { Spinner } from './Spinner.tsx'

interface AccountFormProps {
  children: ReactNode
  form: Pick<FormState<FormValues>, 'problem' | 'retryAt' | 'isSending'>
  submitLabel: string
  onSubmit: () => void
}

const theme = {
  token: { borderRadiusLG: 10 },
  components: {
    Form: { verticalLabelPadding: '0 0 6px', labelFontSize: 14, itemMarginBottom: 36 },
    Button: { fontWeight: 600, contentFontSizeLG: 15 },
  },
}

const SENDING = { icon: <Spinner /> }

/** A form on a page of its own: fields, what is wrong with all of it, and its one button. */
export const AccountForm = observer(function AccountForm({
  children,
  form,
  submitLabel,
  onSubmit,
}: AccountFormProps) {
  return (
    <ConfigProvider theme={theme}>
      <Form
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        noValidate
        onKeyDown={keepComposingEnter}
        onFinish={onSubmit}
      >
        {children}
        <FormProblem form={form} />
        <Button type="primary" htmlType="submit" size="large" block loading={form.isSending && SENDING}>
          {submitLabel}
        </Button>
      </Form>
    </ConfigProvider>
  )
})

/** That Enter picks a word in the input method; it must not submit. */
function keepComposingEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
