import { Button, ConfigProvider, Form } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '../../../shared/is-composing.ts'
import styles from './AccountForm.module.css'
import { FieldError } from './FieldError.tsx'

interface AccountFormProps {
  children: ReactNode
  /** What is wrong with the whole form. */
  problem: string | null
  isSending: boolean
  submitLabel: string
  onSubmit: () => void
}

const theme = {
  token: { borderRadiusLG: 10 },
  components: {
    Form: { verticalLabelPadding: '0 0 6px', labelFontSize: 14, itemMarginBottom: 30 },
    Button: { fontWeight: 600, contentFontSizeLG: 15 },
  },
}

/** A form on a page of its own: fields, what is wrong with all of it, and its one button. */
export function AccountForm({ children, problem, isSending, submitLabel, onSubmit }: AccountFormProps) {
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
        {problem !== null && (
          <div className={styles.problem} role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          {submitLabel}
        </Button>
      </Form>
    </ConfigProvider>
  )
}

/** Such an Enter picks a word; it must not submit. */
function keepComposingEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
