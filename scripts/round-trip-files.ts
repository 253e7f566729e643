import { z } from 'zod/mini'
import { toBundle, toParentBundle } from '../apps/admin/src/shared/sheet/write-bundle.ts'
import { toCsv, toSheet, toWorkbook } from '../apps/admin/src/shared/sheet/write-sheet.ts'
import texts from '../locales/zh-CN/sheet.json' with { type: 'json' }
import { type ItemFormat, type ParentFormat, valueAt } from '../packages/contract/src/content/format.ts'
import type { ImportFormat } from '../packages/contract/src/question-import/values.ts'
import { samplesOf } from './round-trip-samples.ts'

export type Format = ItemFormat | ParentFormat
export interface Slugged {
  slug: string
}

/** A text of a sheet. */
export function textOf(key: string): string {
  const text = valueAt(texts, key)
  return typeof text === 'string' ? text : ''
}

/** What every sample of items stands in. */
export const PARENT = 'bank'

/** Items of a kind with every text that files have been seen to change. */
export function sampled({ kind }: Format, seed: number, count = 20): Slugged[] {
  const make = z
    .custom<(place: number) => Slugged>((value) => typeof value === 'function')
    .parse(Reflect.get(samplesOf(seed), kind))
  return Array.from({ length: count }, (_, place) => make(place))
}

/** What items of a kind say, in cells. */
export const sheetOf = (format: Format, items: readonly Slugged[]) =>
  toSheet(format, items, () => PARENT, textOf)

/** A file of items, as the console writes it. */
export async function fileOf(
  format: Format,
  items: readonly Slugged[],
  ending: ImportFormat,
  parent: Slugged = { ...samplesOf(0)['interview-bank'](0), slug: PARENT },
): Promise<Uint8Array> {
  const bundle = () =>
    'folder' in format ? toParentBundle(format, items) : toBundle(format, items, () => parent)
  const sheet = () => sheetOf(format, items)
  const file =
    ending === 'markdown' ? bundle() : await (ending === 'csv' ? toCsv(sheet()) : toWorkbook(sheet(), '内容'))
  return new Uint8Array(await file.arrayBuffer())
}
