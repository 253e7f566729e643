import { required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'

const isRequired = required()

/** The inputs of a bank's form. */
export function QuestionBankInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="slug" validate={isRequired} helperText={t('questionBanks.slugHelp')} />
      <TextInput source="groupName" helperText={t('questionBanks.groupHelp')} />
      <TextInput source="description" multiline />
    </>
  )
}
