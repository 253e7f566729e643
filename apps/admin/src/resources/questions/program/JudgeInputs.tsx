import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { COMPARISONS, programLimits } from '@app/contract/question-program/values'
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CodeInput } from './CodeField.tsx'
import { ComplexityInputs } from './ComplexityInputs.tsx'
import styles from './Program.module.css'

const seconds = Array.from({ length: programLimits.seconds }, (_, place) => ({
  id: place + 1,
  name: String(place + 1),
}))
const look = { margin: 'dense', fullWidth: true } as const

/** How results are judged, how long a run may take, and what is said of its cost. */
export function JudgeInputs({ isSql }: { isSql: boolean }) {
  const { t } = useTranslation('admin')
  const comparison: QuestionProgram['comparison'] = useWatch({ name: 'program.comparison' })
  const choices = COMPARISONS.filter((one) => !isSql || one !== 'unordered-deep')
  return (
    <>
      <div className={styles.pair}>
        <SelectInput
          source="program.comparison"
          label={t('program.comparison')}
          choices={choices.map((id) => ({ id, name: t(`program.comparisons.${id}`) }))}
          validate={[]}
          {...look}
        />
        <SelectInput
          source="program.limits.seconds"
          label={t('program.seconds')}
          choices={seconds}
          validate={[]}
          {...look}
        />
      </div>
      {!isSql && comparison === 'exact' && (
        <CodeInput
          source="program.checker"
          label={t('program.checker')}
          language="javascript"
          help={t('program.checkerHelp')}
          isShort
        />
      )}
      <ComplexityInputs />
    </>
  )
}
