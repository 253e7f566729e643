import type { QuestionBank } from '@app/contract/question-bank/schemas'
import type { Mine, QuestionListQuery } from './question-list-query.ts'

const start = { sort: 'default', page: 1 } as const

function practisedOf({ progress }: QuestionBank): number {
  return progress.forgotten + progress.vague + progress.known + progress.instant
}

/** Where the rail and the select lead: collections across all banks, then the banks. */
export function bankChoices(all: readonly QuestionBank[], { bankId, mine }: QuestionListQuery) {
  const total = all.reduce((sum, bank) => sum + bank.questionCount, 0)
  const mineChoice = (key: Mine) => ({
    key,
    target: { ...start, mine: key },
    isCurrent: mine === key && bankId === undefined,
    count: '',
  })
  return {
    collections: [
      {
        key: 'everything' as const,
        target: start,
        isCurrent: bankId === undefined && mine === undefined,
        count: total === 0 ? '' : String(total),
      },
      mineChoice('favourite'),
      mineChoice('encountered'),
    ],
    banks: all.map((bank) => {
      const practised = practisedOf(bank)
      return {
        bank,
        target: { ...start, bankId: bank.id },
        isCurrent: bankId === bank.id,
        count: practised > 0 ? `${practised}/${bank.questionCount}` : String(bank.questionCount),
      }
    }),
  }
}
