import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CodeFormValues, CodeSender } from '../CodeSender.ts'
import type { Field } from '../FormState.ts'
import { focusField } from '../field-id.ts'
import { toDigits } from '../to-digits.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { SendCodeButton } from './SendCodeButton.tsx'
import { TextField } from './TextField.tsx'

interface CodeFieldProps {
  field: Field<string>
  sender: Pick<CodeSender<CodeFormValues>, 'isSending' | 'sendAgainAt' | 'validUntil' | 'send'>
  /** Leaves out the hint, where something else has to stand. */
  isHintHidden?: boolean
}

/** The digits that were mailed, and the button that has them mailed. */
export const CodeField = observer(function CodeField({ field, sender, isHintHidden }: CodeFieldProps) {
  const { t } = useTranslation('account')
  const isAwaited = useSecondsLeft(sender.validUntil) > 0

  return (
    <TextField
      field={{ ...field, change: (value) => field.change(toDigits(value)) }}
      label={t('field.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={isAwaited && !isHintHidden ? t('code.sent') : undefined}
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
