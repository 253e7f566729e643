import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { toCsv, toTemplate } from '../apps/admin/src/shared/sheet/write-sheet.ts'
import { families } from '../apps/server/src/modules/content/kinds/families.ts'
import { nameOf } from '../apps/server/src/modules/content/kinds/kind.ts'
import { readUpload } from '../apps/server/src/modules/content/upload/read/read-upload.ts'
import { valueAt } from '../packages/contract/src/content/format.ts'
import { type Format, fileOf, sampled, textOf } from './round-trip-files.ts'

const FORMATS: readonly Format[] = families.flatMap(({ parents, items }) => [parents.format, items.format])
const EVERY_FORMAT = FORMATS.flatMap((format) =>
  (['csv', 'xlsx', 'markdown'] as const).map((ending) => [format.kind, ending, format] as const),
)

const placed = z.array(z.object({ place: z.string() }))
const named = z.array(z.object({ parent: z.string(), slug: z.string() }))
const facts = z.object({ slug: z.string(), status: z.nullish(z.string()), sortOrder: z.int() })

test.each(EVERY_FORMAT)('%s: what is exported as %s is read as it was', async (kind, ending, format) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const items = sampled(format, seed)
    const bytes = await fileOf(format, items, ending)
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
