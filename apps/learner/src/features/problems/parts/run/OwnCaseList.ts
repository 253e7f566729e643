import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import { makeAutoObservable } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { draftKey } from '../../../../shared/session/question-drafts.ts'
import { type OwnCases, type OwnFault, writeOwnCase } from './own-case.ts'

/** As many as one looks at side by side. */
export const MOST_OWN = 8
/** Characters of one. */
export const MOST_OWN_TEXT = 20_000

const texts = z.array(z.string())

export interface OwnCase {
  id: number
  text: string
  /** What was wrong with it when it last ran. */
  fault: OwnFault | null
}

/** The cases that a learner adds to a problem; they stay on the device. */
export class OwnCaseList {
  items: OwnCase[] = []
  /** Null where a case is a program. */
  readonly kind: OwnCases | null
  readonly #root: RootStore
  readonly #program: QuestionProgramDetail
  #lastId = 0

  constructor(root: RootStore, program: QuestionProgramDetail) {
    this.#root = root
    this.#program = program
    this.kind = program.cases.form === 'programs' ? null : program.cases
    makeAutoObservable(this, { kind: false }, { autoBind: true })
    for (const text of this.#read()) this.#put(text)
  }

  /** Begins one as a case that is there. @returns its id; null where there are enough */
  add(place = this.#program.shown[0] ?? 0): number | null {
    if (!this.kind || this.items.length >= MOST_OWN) return null
    const id = this.#put(writeOwnCase(this.kind, place).slice(0, MOST_OWN_TEXT))
    this.#keep()
    return id
  }

  type(id: number, text: string): void {
    const item = this.items.find((one) => one.id === id)
    if (!item) return
    item.text = text
    item.fault = null
    this.#keep()
  }

  remove(id: number): void {
    this.items = this.items.filter((one) => one.id !== id)
    this.#keep()
  }

  tell(id: number, fault: OwnCase['fault']): void {
    const item = this.items.find((one) => one.id === id)
    if (item) item.fault = fault
  }

  #put(text: string): number {
    this.#lastId += 1
    this.items.push({ id: this.#lastId, text, fault: null })
    return this.#lastId
  }

  get #key(): string {
    return draftKey('code-cases', this.#root.session.user?.id ?? 0, this.#program.questionId)
  }

  #read(): string[] {
    try {
      return this.kind
        ? texts.parse(JSON.parse(this.#root.storage.getItem(this.#key) ?? '[]')).slice(0, MOST_OWN)
        : []
    } catch {
      return []
    }
  }

  #keep(): void {
    if (this.items.length === 0) this.#root.storage.removeItem(this.#key)
    else this.#root.storage.setItem(this.#key, JSON.stringify(this.items.map(({ text }) => text)))
  }
}
