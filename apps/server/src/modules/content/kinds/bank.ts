import { parentLimits } from '@app/contract/content/parent-values'
import { questionBankDraft } from '@app/contract/question-bank/schemas'
import { bankColumns } from '@app/contract/question-import/sheet'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { questionBanks } from '../parent/kinds/question-bank.ts'
import { parentStoreOf } from '../parent/ParentStore.ts'
import { fileReader } from './file-reader.ts'
import type { ContentKind, DraftText } from './kind.ts'
import { anyLine, line, order } from './matter.ts'
import { orderCell, sheetFormat, toOrder } from './sheet-format.ts'

/** Front matter of `bank.md`. */
const matter = z.strictObject({
  name: line(parentLimits.name),
  description: anyLine(parentLimits.description).default(''),
  group: anyLine(parentLimits.groupName).default(''),
  order,
})

const { slug, name, description, groupName } = questionBankDraft.shape
const row = mini.object({ slug, name, description, group: groupName, order: orderCell })

interface Bank {
  name: string
  description: string
  group: string
  order: number | null
}

const toDraft = ({ name, description, group, order }: Bank): DraftText => ({
  title: name,
  fields: { name, description, groupName: group },
  missing: [],
  status: null,
  order,
})

/** Question banks. */
export const bankKind: ContentKind = {
  name: 'bank',
  readFile: fileReader({ matter, maxBody: 0, toDraft }),
  sheet: sheetFormat({
    columns: bankColumns,
    kind: 'bank',
    titleColumn: 'name',
    parentColumn: null,
    cells: { order: { read: toOrder } },
    fieldNames: { group: 'groupName' },
    schema: row,
    toDraft,
  }),
  hasUniqueTitles: false,
  store: parentStoreOf(questionBanks),
}
