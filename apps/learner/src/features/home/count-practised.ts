import type { BankProgress } from '@app/contract'

/** How many questions one has rated oneself on. */
export function countPractised({ forgotten, vague, known, instant }: BankProgress): number {
  return forgotten + vague + known + instant
}
