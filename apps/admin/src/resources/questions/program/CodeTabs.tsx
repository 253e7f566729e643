import type { ProgramLanguage } from '@app/contract/question-program/values'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import { CodeOfInput } from './CodeField.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import styles from './Program.module.css'
import { WrongsInput } from './WrongsInput.tsx'

/** The code of a problem: of each language the code to begin with, the reference, and wrong solutions. */
export function CodeTabs({ languages }: { languages: readonly ProgramLanguage[] }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [chosen, setChosen] = useState<ProgramLanguage>()
  const { errors } = useFormState({ name: ['program.starters', 'program.solutions'] })
  const language = languages.find((one) => one === chosen) ?? languages[0]
  if (language === undefined) return null
  const isWrong = (one: ProgramLanguage) =>
    ['starters', 'solutions'].some((field) => firstErrorMessage(get(errors, `program.${field}.${one}`)))
  return (
    <section className={styles.group} aria-label={t('program.code')}>
      <Tabs value={language} onChange={(_, value: ProgramLanguage) => setChosen(value)}>
        {languages.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={
              isWrong(one) ? t('program.tabWrong', { language: LANGUAGE_NAMES[one] }) : LANGUAGE_NAMES[one]
            }
          />
        ))}
      </Tabs>
      {/* Fields of another language are other fields. */}
      <div key={language} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`}>
        <CodeOfInput
          source="program.starters"
          label={t('program.starter')}
          language={language}
          help={t('program.starterHelp')}
        />
        <CodeOfInput
          source="program.solutions"
          label={t('program.solution')}
          language={language}
          help={t('program.solutionHelp')}
        />
        <WrongsInput language={language} />
      </div>
    </section>
  )
}
