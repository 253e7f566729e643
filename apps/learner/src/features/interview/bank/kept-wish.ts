import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import { SESSION_MINUTES, STRICTNESSES, sessionLimits } from '@app/contract/interview-session/values'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { possibleSizes, type Wish } from './default-wish.ts'

const keyOf = (bankId: number) => `interview-wish:${bankId}`

/** Keeps what a guest has chosen while they log in. The tab alone keeps it: a résumé is nothing for a shared device. */
export function keepWish(storage: KeyValueStorage, wish: Wish): void {
  storage.setItem(keyOf(wish.bankId), JSON.stringify(wish))
}

export function forgetWish(storage: KeyValueStorage, bankId: number): void {
  storage.removeItem(keyOf(bankId))
}

/** What was kept of the options of a bank, as far as the bank still has them; null without. */
export function readKeptWish(storage: KeyValueStorage, bank: InterviewBank): Partial<Wish> | null {
  const kept = parse(storage.getItem(keyOf(bank.id)))
  if (kept === null) return null
  const questionCount = possibleSizes(bank).find((size) => size === kept.questionCount)
  const level = INTERVIEW_LEVELS.find((value) => value === kept.level)
  const strictness = STRICTNESSES.find((value) => value === kept.strictness)
  const minutes = SESSION_MINUTES.find((value) => value === kept.minutes) ?? null
  const names = Array.isArray(kept.topics) ? kept.topics : []
  return {
    ...(questionCount !== undefined && { questionCount }),
    ...(level !== undefined && { level }),
    ...(strictness !== undefined && { strictness }),
    minutes,
    topics: bank.topics.map(({ name }) => name).filter((name) => names.includes(name)),
    resume: textOf(kept.resume, sessionLimits.resume),
    jobDescription: textOf(kept.jobDescription, sessionLimits.jobDescription),
  }
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')
