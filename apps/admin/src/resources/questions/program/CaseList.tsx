import type { QuestionProgram } from '@app/contract/question-program/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Label } from '../../../shared/status/Label.tsx'
import styles from './CaseList.module.css'
import { type CaseRow, readRows } from './case-rows.ts'
import { givenText, tableOf } from './case-text.ts'

/** The cases of a problem as learners read one: what it gives and what is expected. Programs stand as they are written. */
export function CaseList({ program }: { program: QuestionProgram }) {
  const isSql = program.languages.includes('sql')
  const rows = readRows(program.cases, isSql)
  if (!rows) return <pre>{program.cases}</pre>
  return (
    <ol className={styles.cases}>
      {rows.map((row, place) => (
        <li key={place} className={styles.case}>
          <CaseHead row={row} number={place + 1} />
          {isSql ? <SqlSides row={row} /> : <CallSides row={row} program={program} />}
        </li>
      ))}
    </ol>
  )
}

function CaseHead({ row: { part, name }, number }: { row: CaseRow; number: number }) {
  const { t } = useTranslation('admin')
  return (
    <p className={styles.head}>
      <b>{t('program.case.number', { number })}</b>
      {name !== '' && <span>{name}</span>}
      <Label tone={part === 'shown' ? 'info' : 'plain'}>{t(`program.case.${part}`)}</Label>
    </p>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

function CallSides({ row, program }: { row: CaseRow; program: QuestionProgram }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.sides}>
      <Side title={t('program.case.args')}>
        <pre>{givenText(row, program)}</pre>
      </Side>
      <Side title={t('program.case.expected')}>
        <pre>{row.expected}</pre>
      </Side>
    </div>
  )
}

function SqlSides({ row }: { row: CaseRow }) {
  const { t } = useTranslation('admin')
  const [columns = [], ...rows] = tableOf(row)
  return (
    <div className={styles.sides} data-stacked>
      <Side title={t('program.case.args')}>
        <pre>{row.input.trim()}</pre>
      </Side>
      <Side title={t('program.case.expected')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.table} aria-label={t('program.case.expected')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, place) => (
                <tr key={place}>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Side>
    </div>
  )
}
