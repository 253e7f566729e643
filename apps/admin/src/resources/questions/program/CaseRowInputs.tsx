import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import { type CaseCell, type CaseRow, findCellFaults } from './case-rows.ts'
import styles from './Program.module.css'

const MOST_ROWS = 12
/** Where the contract says of a case what stands in a cell. */
const FIELDS: Record<CaseCell, readonly string[]> = {
  name: ['name'],
  input: ['args', 'generate', 'setup'],
  calls: ['calls'],
  expected: ['expected'],
}

interface CaseRowProps {
  row: CaseRow
  number: number
  isSql: boolean
  isClass: boolean
  /** What the server found wrong with the case. */
  error: unknown
  /** Whether what is still empty is told. */
  isStrict: boolean
  onChange: (row: CaseRow) => void
  onRemove: () => void
}

/** One case of the table. */
export function CaseRowInputs({ onRemove, ...props }: CaseRowProps) {
  const { t } = useTranslation('admin')
  const { row, number, isSql, isClass, error, onChange } = props
  const cell = useCells(props)
  const ofRow: unknown = get(error, 'message')
  const input = isSql ? 'setup' : row.isMade ? 'made' : 'args'
  return (
    <li className={styles.case} aria-label={t('program.case.number', { number })}>
      <div className={styles.caseHead}>
        <b>{number}</b>
        <TextField {...cell('name')} label={t('program.case.name')} multiline={false} />
        <TextField
          select
          size="small"
          label={t('program.case.part')}
          value={row.part}
          onChange={({ target }) => onChange({ ...row, part: target.value === 'shown' ? 'shown' : 'hidden' })}
        >
          <MenuItem value="shown">{t('program.case.shown')}</MenuItem>
          <MenuItem value="hidden">{t('program.case.hidden')}</MenuItem>
        </TextField>
        {!isSql && (
          <TextField
            select
            size="small"
            label={t('program.case.kind')}
            value={row.isMade ? 'made' : 'args'}
            onChange={({ target }) => onChange({ ...row, isMade: target.value === 'made' })}
          >
            <MenuItem value="args">{t('program.case.kindArgs')}</MenuItem>
            <MenuItem value="made">{t('program.case.kindMade')}</MenuItem>
          </TextField>
        )}
        <IconButton aria-label={t('program.case.remove', { number })} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
      <div className={styles.pair}>
        <div className={styles.stack}>
          <TextField {...cell('input')} label={t(`program.case.${input}`)} />
          {!isSql && isClass && <TextField {...cell('calls')} label={t('program.case.calls')} />}
        </div>
        <TextField {...cell('expected')} label={t(`program.case.${isSql ? 'table' : 'expected'}`)} />
      </div>
      {typeof ofRow === 'string' && <FormHelperText error>{ofRow}</FormHelperText>}
    </li>
  )
}

/** The properties of a cell's field, with what is wrong there. */
function useCells({ row, isSql, error, isStrict, onChange }: Omit<CaseRowProps, 'onRemove'>) {
  const { t } = useTranslation('admin')
  const faults = findCellFaults(row, isSql)
  return (cell: CaseCell): TextFieldProps => {
    const found = faults[cell]
    const sent = FIELDS[cell].map((field) => firstErrorMessage(get(error, field))).find(Boolean)
    // What is still empty is no fault yet: saving says so.
    const own =
      found && (isStrict || found.key !== 'empty')
        ? t(`program.case.faults.${found.key}`, { line: found.line })
        : undefined
    const message = own ?? sent
    return {
      multiline: true,
      fullWidth: true,
      size: 'small',
      maxRows: MOST_ROWS,
      value: row[cell],
      onChange: ({ target }) => onChange({ ...row, [cell]: target.value }),
      error: message !== undefined,
      helperText: message,
      slotProps: { htmlInput: { spellCheck: false, className: cell === 'name' ? undefined : styles.mono } },
    }
  }
}
