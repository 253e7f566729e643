import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import type { Field } from '../../../shared/stores/FormState.ts'
import type { CodeFormValues, CodeSender } from './CodeSender.ts'
import { normalizeCode } from './normalize-code.ts'
import { SendCodeButton } from './SendCodeButton.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CodeFieldProps {
  field: Field<string>
  sender: Pick<CodeSender<CodeFormValues>, 'isSending' | 'sendAgainAt' | 'validUntil' | 'send'>
  /** Says that the code is under way; absent: without telling whether the e-mail has an account. */
  sentText?: string
  /** Leaves out the hint, where something else has to stand. */
  isHintHidden?: boolean
}

/** The digits that were mailed, and the button that has them mailed. */
export const CodeField = observer(function CodeField({
  field,
  sender,
  sentText,
  isHintHidden,
}: CodeFieldProps) {
  const { t } = useTranslation('account')
  const isAwaited = useSecondsLeft(sender.validUntil) > 0

  return (
    <TextField
      field={{ ...field, change: (value) => field.change(normalizeCode(value)) }}
      label={t('field.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={isAwaited && !isHintHidden ? (sentText ?? t('code.sent')) : undefined}
      suffix={
        <SendCodeButton
          isSending={sender.isSending}
          sendAgainAt={sender.sendAgainAt}
          onSend={async () => focusField(await sender.send())}
        />
      }
    />
  )
})
