import { interviewBankFormat } from '@app/contract/content/kinds/interview-bank'
import type { InterviewBankDraft, InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import { BANK_LEVELS, interviewBankLimits as limits } from '@app/contract/interview-bank/values'
import { NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ParentPart } from '../../content/parent-kind.ts'

const isRequired = required()

function Inputs() {
  const { t } = useTranslation('admin')
  const levels = BANK_LEVELS.map((id) => ({ id, name: t(`interviewLevel.${id}`) }))
  return (
    <>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="slug" validate={isRequired} helperText={t('interviewBanks.slugHelp')} />
      <TextInput source="description" helperText={t('interviewBanks.descriptionHelp')} />
      <TextInput source="groupName" helperText={t('interviewBanks.groupHelp')} />
      <SelectInput source="level" choices={levels} validate={isRequired} />
      <NumberInput
        source="minutes"
        min={limits.leastMinutes}
        max={limits.minutes}
        validate={isRequired}
        helperText={t('interviewBanks.minutesHelp')}
      />
      <NumberInput
        source="sessionSize"
        min={1}
        max={limits.size}
        validate={isRequired}
        helperText={t('interviewBanks.sizeHelp')}
      />
    </>
  )
}

/** What is an interview bank's own in its pages. */
export const interviewBank: ParentPart<InterviewBankRecord, InterviewBankDraft> = {
  columns: [
    { source: 'level', from: 'sm', isOneLine: true, render: ({ level }, t) => t(`interviewLevel.${level}`) },
    { source: 'sessionSize', from: 'sm', isNumber: true },
  ],
  empty: { name: '', slug: '', description: '', groupName: '', level: 'any', minutes: 40, sessionSize: 10 },
  Inputs,
  format: interviewBankFormat,
}
