import { BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { KeyPointsInput } from './KeyPointsInput.tsx'

/** Whether a question is about the candidate, and its key points where it is not. */
export function PointsInputs({ most }: { most: number }) {
  const { t } = useTranslation('admin')
  const isPersonal = useWatch({ name: 'isPersonal' })
  return (
    <>
      <BooleanInput
        source="isPersonal"
        label={t('resources.problems.fields.isPersonal')}
        helperText={t('questions.isPersonalHelp')}
      />
      {!isPersonal && <KeyPointsInput most={most} />}
    </>
  )
}
