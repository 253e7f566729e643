import { questionBankDraft } from '../../question-bank/schemas.ts'
import { heading, type ParentFormat, parentFormat, text } from '../format.ts'

const said = questionBankDraft.shape

/** A question bank as files and sheets say it. */
export const questionBankFormat: ParentFormat = parentFormat({
  kind: 'bank',
  folder: 'banks',
  index: 'bank.md',
  column: 'bank',
  fields: {
    name: heading(said.name),
    description: text(said.description),
    groupName: text(said.groupName, { column: 'group', matter: 'group' }),
  },
})
