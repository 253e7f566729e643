import type { QuestionBankRecord, QuestionRecordDetail } from '@app/contract'
import { useRef, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../data/read-error.ts'
import { useMethods } from '../../../data/use-methods.ts'
import { allBanks } from '../../../shared/problems/all-banks.ts'
import { download } from '../../../shared/sheet/download.ts'
import type { QuestionMethods } from '../methods.ts'

export const exportFormats = ['csv', 'xlsx', 'markdown'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A longer list has to be filtered first. */
export const MOST_EXPORTED = 20_000
const PAGE_SIZE = 100
const endings = { csv: 'csv', xlsx: 'xlsx', markdown: 'zip' } as const

/** Reads the filtered list page by page and saves it as a file. */
export function useExport() {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const notify = useNotify()
  const { filterValues } = useListContext()
  const isCancelled = useRef(false)
  /** The progress of the running export, 0 to 1; null when none is running. */
  const [share, setShare] = useState<number | null>(null)

  async function readAll(): Promise<QuestionRecordDetail[]> {
    const questions: QuestionRecordDetail[] = []
    for (let current = 1; !isCancelled.current; current += 1) {
      const page = await provider.pageOfDetails(filterValues, { current, pageSize: PAGE_SIZE })
      questions.push(...page.records)
      if (page.total > MOST_EXPORTED)
        notify(t('exports.tooMany', { total: MOST_EXPORTED }), { type: 'warning' })
      setShare(questions.length / Math.min(page.total, MOST_EXPORTED))
      if (page.records.length < PAGE_SIZE || questions.length >= Math.min(page.total, MOST_EXPORTED)) break
    }
    return questions
  }

  async function write(format: ExportFormat, questions: QuestionRecordDetail[]): Promise<Blob> {
    if (format === 'markdown') {
      const { toBundle } = await import('../../../shared/sheet/write-bundle.ts')
      const { data } = await provider.getList<QuestionBankRecord>('problems/banks', {
        ...allBanks,
        filter: {},
      })
      return toBundle(data, questions)
    }
    const { toCsv, toSheet, toWorkbook } = await import('../../../shared/sheet/write-sheet.ts')
    const sheet = toSheet(questions, t)
    return format === 'csv' ? toCsv(sheet) : toWorkbook(sheet, t('resources.problems.name'))
  }

  async function run(format: ExportFormat): Promise<void> {
    isCancelled.current = false
    setShare(0)
    try {
      const questions = await readAll()
      if (isCancelled.current) return
      const date = new Date().toISOString().slice(0, 10)
      download(await write(format, questions), `${t('exports.fileName', { date })}.${endings[format]}`)
      notify(t('exports.done', { total: questions.length }), { type: 'success' })
    } catch (error) {
      const isTooLong = error instanceof Error && error.name === 'CellTooLong'
      notify(isTooLong ? t('exports.cellTooLong') : messageOf(error), { type: 'error' })
    } finally {
      setShare(null)
    }
  }

  const cancel = () => {
    isCancelled.current = true
    setShare(null)
  }
  return { run: (format: ExportFormat) => void run(format), cancel, share }
}
