import { bankLevel, interviewBankDraft } from '@app/contract/interview-bank/schemas'
import { BANK_LEVELS, interviewBankLimits as limits } from '@app/contract/interview-bank/values'
import { interviewBankColumns } from '@app/contract/question-import/sheet'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { interviewBanks } from '../parent/kinds/interview-bank.ts'
import { ParentStore } from '../parent/ParentStore.ts'
import { fileReader } from './file-reader.ts'
import type { ContentKind, DraftText } from './kind.ts'
import { anyLine, line, order } from './matter.ts'
import { choiceCell, numberCell, orderCell, sheetFormat, toOrder } from './sheet-format.ts'

/** How many questions a session has where a file does not say, and how many minutes where a sheet does not. */
const USUAL_SIZE = 10
const USUAL_MINUTES = 40

/** Front matter of an interview bank's `bank.md`. */
const matter = z.strictObject({
  name: line(limits.name),
  description: anyLine(limits.description).default(''),
  group: anyLine(limits.groupName).default(''),
  level: z.enum(BANK_LEVELS).default('any'),
  minutes: z.int().min(limits.leastMinutes).max(limits.minutes),
  sessionSize: z.int().min(1).max(limits.size).default(USUAL_SIZE),
  order,
})

const { groupName, ...said } = interviewBankDraft.shape
const row = mini.object({ ...said, group: groupName, order: orderCell })

interface InterviewBank {
  name: string
  group: string
  order: number | null
}

const toDraft = ({ group, order, ...rest }: InterviewBank): DraftText => ({
  title: rest.name,
  fields: { groupName: group, ...rest },
  missing: [],
  status: null,
  order,
})

/** Interview banks: a role and a level. */
export const interviewBankKind: ContentKind = {
  name: 'interview-bank',
  readFile: fileReader({ matter, maxBody: 0, toDraft }),
  sheet: sheetFormat({
    columns: interviewBankColumns,
    kind: 'interview-bank',
    titleColumn: 'name',
    parentColumn: null,
    cells: {
      level: choiceCell('level', bankLevel, 'any'),
      minutes: numberCell(USUAL_MINUTES),
      sessionSize: numberCell(USUAL_SIZE),
      order: { read: toOrder },
    },
    fieldNames: { group: 'groupName' },
    schema: row,
    toDraft: ({ slug: _, ...bank }) => toDraft(bank),
  }),
  hasUniqueTitles: false,
  store: (db) => new ParentStore(db, interviewBanks),
}
