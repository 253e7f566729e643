import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { toBundle, toParentBundle } from '../apps/admin/src/shared/sheet/write-bundle.ts'
import { toCsv, toSheet, toTemplate, toWorkbook } from '../apps/admin/src/shared/sheet/write-sheet.ts'
import { families } from '../apps/server/src/modules/content/kinds/families.ts'
import { nameOf } from '../apps/server/src/modules/content/kinds/kind.ts'
import { readUpload } from '../apps/server/src/modules/content/upload/read/read-upload.ts'
import texts from '../locales/zh-CN/sheet.json' with { type: 'json' }
import { type ItemFormat, type ParentFormat, valueAt } from '../packages/contract/src/content/format.ts'
import type { ImportFormat } from '../packages/contract/src/question-import/values.ts'
import { samplesOf } from './round-trip-samples.ts'

type Format = ItemFormat | ParentFormat

const FORMATS: readonly Format[] = families.flatMap(({ parents, items }) => [parents.format, items.format])
const EVERY_FORMAT = FORMATS.flatMap((format) =>
  (['csv', 'xlsx', 'markdown'] as const).map((ending) => [format.kind, ending, format] as const),
)

/** A text of a sheet. */
function textOf(key: string): string {
  const text = valueAt(texts, key)
  return typeof text === 'string' ? text : ''
}

const PARENT = 'parent'

/** A file of some items, as the console writes it. */
async function exported(
  format: Format,
  items: { slug: string }[],
  ending: ImportFormat,
): Promise<Uint8Array> {
  const parent = { ...samplesOf(0)['interview-bank'](0), slug: PARENT }
  const bundle = () =>
    'folder' in format ? toParentBundle(format, items) : toBundle(format, items, () => parent)
  const sheet = toSheet(format, items, () => PARENT, textOf)
  const file =
    ending === 'markdown' ? bundle() : await (ending === 'csv' ? toCsv(sheet) : toWorkbook(sheet, '内容'))
  return new Uint8Array(await file.arrayBuffer())
}

const placed = z.array(z.object({ place: z.string() }))
const named = z.array(z.object({ parent: z.string(), slug: z.string() }))
const facts = z.object({ slug: z.string(), status: z.nullish(z.string()), sortOrder: z.int() })
const makerOf = (seed: number, kind: string) =>
  z
    .custom<(place: number) => { slug: string }>((value) => typeof value === 'function')
    .parse(Reflect.get(samplesOf(seed), kind))

test.each(EVERY_FORMAT)('%s: what is exported as %s is read as it was', async (kind, ending, format) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const make = makerOf(seed, kind)
    const items = Array.from({ length: 20 }, (_, place) => make(place))
    const bytes = await exported(format, items, ending)
    const rows = (await readUpload(bytes, ending, 'zh-CN')).filter((row) => row.kind === kind)
    expect(rows.length).toBe(items.length)
    for (const item of items) {
      const { slug, status = null, sortOrder } = facts.parse(item)
      const row = rows.find((one) => one.slug === slug)
      const shown = `seed ${seed}: ${JSON.stringify(item)}`
      expect(row?.problems, shown).toEqual([])
      const draft = row?.draft
      expect([draft?.status, draft?.order], shown).toEqual([status, sortOrder])
      for (const [field, { to }] of Object.entries(format.fields)) {
        if (field === 'status' || field === 'order') continue
        const said = valueAt(item, field)
        const read = to === kind ? draft?.related : valueAt(Object(draft?.fields), field)
        if (to === undefined) expect(read, `${field}, ${shown}`).toEqual(said)
        else
          expect(named.parse(read).map(nameOf), shown).toEqual(placed.parse(said).map(({ place }) => place))
      }
    }
  }
})

test.each(families.map(({ items: { format } }) => [format.kind, format] as const))(
  'the template of %s has an example that can be read',
  async (kind, format) => {
    const file = toCsv(toTemplate(format, textOf))
    const rows = await readUpload(new Uint8Array(await file.arrayBuffer()), 'csv', 'zh-CN')
    expect(rows).toMatchObject([{ kind, problems: [], draft: { status: 'draft', missing: [] } }])
  },
)
