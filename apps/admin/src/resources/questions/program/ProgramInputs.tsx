import { PROGRAM_LANGUAGES, type ProgramLanguage } from '@app/contract/question-program/values'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useRef } from 'react'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../shared/form/MarkdownInput.tsx'
import { CasesInput } from './CasesInput.tsx'
import { CodeInput } from './CodeField.tsx'
import { CodeTabs } from './CodeTabs.tsx'
import { HintsInput } from './HintsInput.tsx'
import { JudgeInputs } from './JudgeInputs.tsx'
import { LanguagesInput } from './LanguagesInput.tsx'
import styles from './Program.module.css'
import { emptyProgram } from './program-values.ts'
import { RunSection } from './run/RunSection.tsx'
import { SignatureInputs } from './SignatureInputs.tsx'

/** What makes a question a programming problem, field by field. */
export function ProgramInputs() {
  const { t } = useTranslation('admin')
  // Whatever the server finds wrong stands below this field: a message that no input shows goes with the next save.
  const { field } = useInput({ source: 'program' })
  const { getValues } = useFormContext()
  const last = useRef<unknown>(emptyProgram)
  const isProgram = Boolean(field.value)
  const toggle = () => {
    if (isProgram) last.current = getValues('program')
    field.onChange(isProgram ? null : last.current)
  }
  return (
    <section className={styles.program} aria-label={t('resources.problems.fields.program')}>
      <FormControlLabel
        control={<Switch checked={isProgram} onChange={toggle} />}
        label={t('resources.problems.fields.program')}
      />
      {isProgram && <Inputs />}
    </section>
  )
}

function Inputs() {
  const { t } = useTranslation('admin')
  const chosen: ProgramLanguage[] | undefined = useWatch({ name: 'program.languages' })
  const languages = PROGRAM_LANGUAGES.filter((language) => chosen?.includes(language))
  const isSql = languages.includes('sql')
  return (
    <>
      <MarkdownInput source="program.statement" label={t('questions.statement')} />
      <MarkdownInput source="program.examples" label={t('program.examples')} isShort />
      <MarkdownInput source="program.constraints" label={t('program.constraints')} isShort />
      <HintsInput />
      <LanguagesInput />
      {isSql ? (
        <CodeInput
          source="program.schema"
          label={t('program.schema')}
          language="sql"
          help={t('program.schemaHelp')}
        />
      ) : (
        <SignatureInputs />
      )}
      <CodeTabs languages={languages} />
      <JudgeInputs isSql={isSql} />
      <CasesInput languages={languages} />
      <RunSection />
    </>
  )
}
