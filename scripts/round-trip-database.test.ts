import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentService } from '../apps/server/src/modules/content/content.service.ts'
import { ItemRecordService } from '../apps/server/src/modules/content/item/item-record.service.ts'
import { families } from '../apps/server/src/modules/content/kinds/families.ts'
import { ParentRecordRepository } from '../apps/server/src/modules/content/parent/parent-record.repository.ts'
import { unpack } from '../apps/server/src/modules/content/upload/read/check-archive.ts'
import { settleJobs } from '../apps/server/src/testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import type { ImportFormat } from '../packages/contract/src/question-import/values.ts'
import { type Format, fileOf, PARENT, type Slugged, sampled, sheetOf } from './round-trip-files.ts'

/** No filter, in the usual order. */
const EVERYTHING = { ids: undefined, keyword: undefined, sortField: undefined, sortOrder: undefined }

describe.each(['csv', 'xlsx', 'markdown', 'folder'] as const)('what comes in as %s', (ending) => {
  let t: TestApp
  let admin: string
  beforeAll(async () => {
    t = await startTestApp()
    admin = await t.signInAdmin()
  })
  afterAll(() => t.close())

  /** Uploads a file. @returns what it does with its rows */
  async function upload(bytes: Uint8Array, format: ImportFormat) {
    const { questionImport } = t.apiOf(admin)
    const id = await questionImport.add({ fileName: `a.${format}`, format, size: bytes.length })
    await questionImport.upload({ id, offset: 0, content: Buffer.from(bytes).toString('base64') })
    await questionImport.read({ id })
    await settleJobs(t.database)
    const { records } = await questionImport.rows({ importId: id, pageSize: 100 })
    const acts = new Set(records.map(({ kind, action }) => `${kind} ${action}`))
    return { id, acts, problems: records.flatMap(({ problems }) => problems) }
  }

  /** @param parent what items stand in: a bundle brings it along */
  async function bringIn(format: Format, items: Slugged[], parent?: Slugged): Promise<void> {
    if (ending === 'folder') return importFolder(await fileOf(format, items, 'markdown', parent))
    const { id, problems } = await upload(await fileOf(format, items, ending, parent), ending)
    expect(problems).toEqual([])
    await t.apiOf(admin).questionImport.apply({ id })
    await settleJobs(t.database)
    expect((await t.apiOf(admin).questionImport.get({ id })).reason).toBeNull()
  }

  async function importFolder(bundle: Uint8Array): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'round-trip-'))
    try {
      for (const [file, bytes] of Object.entries(unpack(bundle, /\.\w+$/))) {
        await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
        await writeFile(path.join(folder, file), bytes)
      }
      const { faults } = await new ContentService(t.database.kysely).importFolder(
        path.join(folder, 'content'),
      )
      expect(faults).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  test('goes out as it was, and comes in again without a change', async () => {
    const { kysely } = t.database
    for (const { parents, items } of families) {
      const [first, ...others] = sampled(parents.format, 5, 6)
      const parent = { ...first, slug: PARENT }
      const wantedParents = [parent, ...others]
      await bringIn(parents.format, wantedParents)
      const wanted = sampled(items.format, 7)
      await bringIn(items.format, wanted, parent)

      const bySlug = (a: Slugged, b: Slugged) => (a.slug < b.slug ? -1 : 1)
      const { rows } = await new ParentRecordRepository(kysely, parents).page(EVERYTHING, {
        offset: 0,
        limit: 100,
      })
      expect(sheetOf(parents.format, rows.toSorted(bySlug))).toEqual(
        sheetOf(parents.format, wantedParents.toSorted(bySlug)),
      )
      const { records } = await new ItemRecordService(kysely, items).details({ current: 1, pageSize: 100 })
      expect(sheetOf(items.format, records.toSorted(bySlug))).toEqual(
        sheetOf(items.format, wanted.toSorted(bySlug)),
      )
      const format = ending === 'folder' ? 'markdown' : ending
      const again = await upload(await fileOf(items.format, records, format, parent), format)
      const both = format === 'markdown' ? [`${parents.format.kind} skip`] : []
      expect([...again.acts].sort()).toEqual([...both, `${items.format.kind} skip`].sort())
    }
  })
})
