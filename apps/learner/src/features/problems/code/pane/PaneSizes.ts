import { makeAutoObservable } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../../shared/root/store-context.ts'

const KEY = 'code-panes'
const sizes = z.object({ left: z.number(), results: z.number(), fontSize: z.number() })

/** Percent of the width that the left pane takes, percent of the height that the results take. */
export const RANGES = { left: [25, 70], results: [15, 80] } as const
export const FONT_SIZES = [12, 13, 14, 16, 18, 20] as const

/** How the workbench is divided, and how large its code is written; this device remembers it. */
export class PaneSizes {
  left = 42
  results = 42
  fontSize = 14
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, {}, { autoBind: true })
    this.#read()
  }

  drag(pane: keyof typeof RANGES, percent: number): void {
    const [least, most] = RANGES[pane]
    this[pane] = Math.round(Math.min(Math.max(percent, least), most) * 10) / 10
    this.#keep()
  }

  chooseFontSize(size: number): void {
    this.fontSize = size
    this.#keep()
  }

  #read(): void {
    try {
      const kept = sizes.parse(JSON.parse(this.#root.storage.getItem(KEY) ?? ''))
      this.drag('left', kept.left)
      this.drag('results', kept.results)
      if (FONT_SIZES.some((size) => size === kept.fontSize)) this.fontSize = kept.fontSize
    } catch {
      // Nothing is remembered, or what another version wrote.
    }
  }

  #keep(): void {
    const { left, results, fontSize } = this
    this.#root.storage.setItem(KEY, JSON.stringify({ left, results, fontSize }))
  }
}
