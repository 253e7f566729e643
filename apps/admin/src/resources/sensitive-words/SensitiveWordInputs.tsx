import { SENSITIVE_WORD_ACTIONS, sensitiveWordLimits } from '@app/contract/sensitive-word/values'
import { maxLength, required, SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'

const wordRules = [required(), maxLength(sensitiveWordLimits.word)]
const noteRules = maxLength(sensitiveWordLimits.note)

/** The inputs of a sensitive word. */
export function SensitiveWordInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="word" validate={wordRules} helperText={t('sensitiveWords.wordHelp')} />
      <SelectInput
        source="action"
        choices={SENSITIVE_WORD_ACTIONS.map((id) => ({ id, name: t(`sensitiveWordAction.${id}`) }))}
        validate={required()}
        helperText={t('sensitiveWords.actionHelp')}
      />
      <TextInput
        source="note"
        validate={noteRules}
        parse={(note: string) => note}
        helperText={t('sensitiveWords.noteHelp')}
      />
    </>
  )
}
