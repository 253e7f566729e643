import type { BankProgress } from '@app/contract/question-bank/schemas'

/** How many questions the user has rated. */
export function countPractised({ forgotten, vague, known, instant }: BankProgress): number {
  return forgotten + vague + known + instant
}
