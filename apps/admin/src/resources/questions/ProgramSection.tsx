import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { PROGRAM_LANGUAGES } from '@app/contract/question-program/values'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import { CaseList } from './program/CaseList.tsx'
import { LANGUAGE_NAMES } from './program/language-names.ts'
import styles from './QuestionArticle.module.css'

/** What a programming problem says: its statement, hints, references and cases. */
export function ProgramSection({ program }: { program: QuestionProgram }) {
  const { t } = useTranslation('admin')
  const { statement, examples, constraints, hints, solutions, schema, cases } = program
  const words = [statement, examples, constraints].filter(Boolean).join('\n\n')
  return (
    <>
      <section className={styles.section}>
        <h2>{t('questions.statement')}</h2>
        <Markdown source={words} idPrefix="statement-" />
      </section>
      {hints.length > 0 && (
        <section className={styles.section}>
          <h2>{t('questions.hints')}</h2>
          <ul className={styles.rows}>
            {hints.map((hint) => (
              <li key={hint}>
                <Markdown source={hint} idPrefix="hint-" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {PROGRAM_LANGUAGES.map((language) => {
        const code = solutions[language]
        return code === undefined ? null : (
          <section key={language} className={styles.section}>
            <h2>{t('questions.reference', { language: LANGUAGE_NAMES[language] })}</h2>
            <pre>{code}</pre>
          </section>
        )
      })}
      {schema !== '' && (
        <section className={styles.section}>
          <h2>{t('program.schema')}</h2>
          <pre>{schema.trim()}</pre>
        </section>
      )}
      {cases !== '' && (
        <section className={styles.section}>
          <h2>{t('questions.cases')}</h2>
          <CaseList program={program} />
        </section>
      )}
    </>
  )
}
