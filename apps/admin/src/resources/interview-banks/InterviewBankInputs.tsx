import { BANK_LEVELS, interviewBankLimits as limits } from '@app/contract/interview-bank/values'
import { NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { emptyBank } from './bank-values.ts'

const isRequired = required()

/** The inputs of an interview bank's form. */
export function InterviewBankInputs() {
  const { t } = useTranslation('admin')
  const levels = BANK_LEVELS.map((id) => ({ id, name: t(`interviewLevel.${id}`) }))
  return (
    <>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="slug" validate={isRequired} helperText={t('interviewBanks.slugHelp')} />
      <TextInput source="description" helperText={t('interviewBanks.descriptionHelp')} />
      <TextInput source="groupName" helperText={t('interviewBanks.groupHelp')} />
      <SelectInput source="level" choices={levels} defaultValue={emptyBank.level} validate={isRequired} />
      <NumberInput
        source="minutes"
        defaultValue={emptyBank.minutes}
        min={limits.leastMinutes}
        max={limits.minutes}
        validate={isRequired}
        helperText={t('interviewBanks.minutesHelp')}
      />
      <NumberInput
        source="sessionSize"
        defaultValue={emptyBank.sessionSize}
        min={1}
        max={limits.size}
        validate={isRequired}
        helperText={t('interviewBanks.sizeHelp')}
      />
    </>
  )
}
