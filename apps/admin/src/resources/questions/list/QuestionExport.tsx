import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../../data/use-methods.ts'
import { ExportButton } from '../../../shared/export/ExportButton.tsx'
import type { ListExport } from '../../../shared/export/list-export.ts'
import { sheetFormats } from '../../../shared/export/sheet-formats.ts'
import { allInOrder } from '../../../shared/list/all-in-order.ts'
import type { QuestionMethods } from '../methods.ts'

/** Exports questions with all their fields, in formats that can be imported again. */
export function QuestionExport() {
  const { t } = useTranslation('admin')
  const provider = useMethods<QuestionMethods>()
  const list: ListExport<QuestionRecordDetail> = {
    readPage: provider.pageOfDetails,
    formats: [
      ...sheetFormats<QuestionRecordDetail>(t, t('resources.problems.name'), async (questions) => {
        const { toSheet } = await import('../../../shared/sheet/write-sheet.ts')
        return toSheet(questions, t)
      }),
      {
        label: t('exports.format.markdown'),
        ending: 'zip',
        async write(questions) {
          const { toBundle } = await import('../../../shared/sheet/write-bundle.ts')
          const { data } = await provider.getList<QuestionBankRecord>('problems/banks', {
            ...allInOrder,
            filter: {},
          })
          return toBundle(data, questions)
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
