import { arePrograms } from '@app/contract/question-program/cases'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useRef, useState } from 'react'
import { useInput, ValidationError } from 'react-admin'
import { get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import { CaseTable } from './CaseTable.tsx'
import { asTyped, CodeField } from './CodeField.tsx'
import { type CaseRow, findCellFaults, readRows, writeRows } from './case-rows.ts'
import styles from './Program.module.css'

/** The cases of a problem: a table, or programs, which are written as code. */
export function CasesInput({ languages }: { languages: readonly ProgramLanguage[] }) {
  const { t } = useTranslation('admin')
  const isSql = languages.includes('sql')
  const mayBePrograms = languages.every((language) => language.endsWith('script'))
  const found = useRef<CaseRow[] | null>(null)
  const isUnread = () =>
    found.current?.some((row) => Object.keys(findCellFaults(row, isSql)).length > 0)
      ? t('program.case.unread')
      : undefined
  const { field, fieldState } = useInput({ source: 'program.cases', parse: asTyped, validate: isUnread })
  const value = typeof field.value === 'string' ? field.value : ''
  const { rows, change } = useRows(value, isSql, field.onChange)
  const [isCode, setIsCode] = useState(arePrograms(value))
  const other = useRef('')
  const shown = isCode ? null : rows
  found.current = shown
  const error = shownError(fieldState.error, shown !== null)
  const turn = () => {
    setIsCode(!isCode)
    field.onChange(other.current)
    other.current = value
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('questions.cases')}</legend>
      {(mayBePrograms || isCode) && (
        <ToggleButtonGroup exclusive size="small" value={isCode} onChange={turn}>
          <ToggleButton value={false}>{t('program.case.asTable')}</ToggleButton>
          <ToggleButton value={true}>{t('program.case.asPrograms')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {shown ? (
        <>
          <CaseTable rows={shown} isSql={isSql} errors={fieldState.error} onChange={change} />
          {error !== undefined && (
            <FormHelperText error>
              <ValidationError error={error} />
            </FormHelperText>
          )}
        </>
      ) : (
        <CodeField
          label={t('program.case.code')}
          language="javascript"
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          help={t('program.case.codeHelp')}
          error={error}
        />
      )}
    </fieldset>
  )
}

/** The message of all cases; those of single ones stand at their rows. */
function shownError(error: unknown, isTable: boolean): string | undefined {
  if (!isTable) return firstErrorMessage(error)
  const messages: unknown[] = ['message', 'shown.message', 'hidden.message'].map((path) => get(error, path))
  return messages.find((message) => typeof message === 'string')
}

/** The rows of a text, as they were typed; a text set from outside, e.g. by another version, replaces them. */
function useRows(value: string, isSql: boolean, onChange: (value: string) => void) {
  const [typed, setTyped] = useState({ rows: readRows(value, isSql), value, isSql })
  const isOwn = typed.value === value && typed.isSql === isSql
  const rows = isOwn ? typed.rows : readRows(value, isSql)
  const change = (next: CaseRow[]) => {
    const written = writeRows(next, isSql)
    setTyped({ rows: next, value: written, isSql })
    onChange(written)
  }
  return { rows, change }
}
