import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CaseRowInputs } from './CaseRowInputs.tsx'
import { type CaseRow, emptyRow } from './case-rows.ts'
import styles from './Program.module.css'

interface CaseTableProps {
  rows: readonly CaseRow[]
  isSql: boolean
  /** What the server found wrong, below `shown` and `hidden`. */
  errors: unknown
  onChange: (rows: CaseRow[]) => void
}

/** Cases one below the other: input, expected result, and whether learners see it. */
export function CaseTable({ rows, isSql, errors, onChange }: CaseTableProps) {
  const { t } = useTranslation('admin')
  const [isClass, setIsClass] = useState(() => rows.some(({ calls }) => calls !== ''))
  const add = () => onChange([...rows, { ...emptyRow, part: rows.length === 0 ? 'shown' : 'hidden' }])
  return (
    <>
      <p className={styles.help}>{t(isSql ? 'program.case.sqlHelp' : 'program.case.help')}</p>
      {!isSql && (
        <FormControlLabel
          control={<Switch size="small" checked={isClass} onChange={() => setIsClass(!isClass)} />}
          label={t('program.case.isClass')}
        />
      )}
      <ol className={styles.cases}>
        {rows.map((row, place) => (
          <CaseRowInputs
            key={place}
            row={row}
            number={place + 1}
            isSql={isSql}
            isClass={isClass || row.calls !== ''}
            isStrict={errors !== undefined}
            error={get(errors, `${row.part}.${placeInPart(rows, place)}`)}
            onChange={(next) => onChange(rows.with(place, next))}
            onRemove={() => onChange(rows.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <Button startIcon={<AddOutlined />} onClick={add}>
        {t('program.case.add')}
      </Button>
    </>
  )
}

/** Where a row stands among those that are shown or hidden as it is. */
const placeInPart = (rows: readonly CaseRow[], place: number) =>
  rows.slice(0, place).filter(({ part }) => part === rows[place]?.part).length
