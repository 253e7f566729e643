import { BANK_LEVELS, interviewBankLimits as limits } from '@app/contract/interview-bank/values'
import { z } from 'zod'
import { interviewBanks } from '../parent/kinds/interview-bank.ts'
import { parentStoreOf } from '../parent/ParentStore.ts'
import { fileReader } from './file-reader.ts'
import type { FolderKind } from './kind.ts'
import { anyLine, line, order } from './matter.ts'

/** Front matter of an interview bank's `bank.md`. */
const matter = z.strictObject({
  name: line(limits.name),
  description: anyLine(limits.description).default(''),
  group: anyLine(limits.groupName).default(''),
  level: z.enum(BANK_LEVELS).default('any'),
  minutes: z.int().min(limits.leastMinutes).max(limits.minutes),
  sessionSize: z.int().min(1).max(limits.size).default(10),
  order,
})

/** Interview banks: a role and a level. */
export const interviewBankKind: FolderKind = {
  name: 'interview-bank',
  readFile: fileReader({
    matter,
    maxBody: 0,
    toDraft: ({ name, group, order, ...rest }) => ({
      title: name,
      fields: { name, groupName: group, ...rest },
      missing: [],
      status: null,
      order,
    }),
  }),
  store: parentStoreOf(interviewBanks),
}
