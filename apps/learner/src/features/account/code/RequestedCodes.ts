import { codePurpose } from '@app/contract/user-code/schemas'
import type { CodePurpose } from '@app/contract/user-code/values'
import { makeAutoObservable } from 'mobx'
import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

const requestedCode = z.object({
  purpose: codePurpose,
  email: z.string(),
  /** When another may be asked for, in milliseconds since 1970. */
  sendAgainAt: z.number(),
  /** When the code expires, in milliseconds since 1970; 0 when none was sent or it was used. */
  validUntil: z.number(),
})
type RequestedCode = z.output<typeof requestedCode>

const STORAGE_KEY = 'requestedCodes'

/** The codes asked for in this browser that still matter, the latest first; they survive a reload. */
export class RequestedCodes {
  codes: readonly RequestedCode[]
  readonly #storage: KeyValueStorage

  constructor({ storage }: RootStore) {
    this.#storage = storage
    this.codes = parseCodes(storage.getItem(STORAGE_KEY)).filter(matters)
    makeAutoObservable(this)
  }

  find(purpose: CodePurpose, email: string): RequestedCode | undefined {
    return this.codes.find((code) => code.purpose === purpose && code.email === email)
  }

  /** The e-mail whose code the user is about to type. */
  awaitedEmail(purpose: CodePurpose): string | undefined {
    return this.codes.find((code) => code.purpose === purpose && code.validUntil > Date.now())?.email
  }

  /** Takes the place of what was known of the same purpose and e-mail. */
  put(code: RequestedCode): void {
    const known = this.find(code.purpose, code.email)
    this.codes = [code, ...this.codes.filter((other) => other !== known)].filter(matters)
    if (this.codes.length === 0) this.#storage.removeItem(STORAGE_KEY)
    else this.#storage.setItem(STORAGE_KEY, JSON.stringify(this.codes))
  }
}

function matters({ sendAgainAt, validUntil }: RequestedCode): boolean {
  return Math.max(sendAgainAt, validUntil) > Date.now()
}

function parseCodes(stored: string | null): RequestedCode[] {
  try {
    return z.array(requestedCode).safeParse(JSON.parse(stored ?? '[]')).data ?? []
  } catch {
    return []
  }
}
