import { interviewBankDraft } from '../../interview-bank/schemas.ts'
import { BANK_LEVELS } from '../../interview-bank/values.ts'
import { choice, heading, number, type ParentFormat, parentFormat, text } from '../format.ts'

/** How many questions a session has where nobody says, and how many minutes where a sheet does not. */
const USUAL_SIZE = 10
const USUAL_MINUTES = 40

const said = interviewBankDraft.shape

/** An interview bank as files and sheets say it. */
export const interviewBankFormat: ParentFormat = parentFormat({
  kind: 'interview-bank',
  folder: 'interviews',
  index: 'bank.md',
  column: 'interviewBank',
  fields: {
    name: heading(said.name),
    description: text(said.description),
    groupName: text(said.groupName, { column: 'group', matter: 'group' }),
    level: choice('level', BANK_LEVELS, 'any'),
    minutes: number(said.minutes, USUAL_MINUTES, { isNeeded: true }),
    sessionSize: number(said.sessionSize, USUAL_SIZE),
  },
})
