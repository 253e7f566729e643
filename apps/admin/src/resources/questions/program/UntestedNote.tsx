import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { tidyProgram } from './program-values.ts'
import { TESTED_FIELD, writeTested } from './tested-program.ts'

/** Says that a problem was not run as it stands in the form; one that is published as it is needs no word. */
export function UntestedNote() {
  const { t } = useTranslation('admin')
  const record = useRecordContext()
  const [program, tested] = useWatch({ name: ['program', TESTED_FIELD] })
  if (!program) return null
  const written = writeTested(tidyProgram(program))
  const isOld = record?.status === 'published' && written === writeTested(tidyProgram(record.program))
  return written === tested || isOld ? null : <p role="status">{t('program.untested')}</p>
}
