import { indexDiscussions } from '../../apps/server/src/modules/discussion/search-source.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import { corpusDocument } from './corpus.ts'

const WRITES = 60
const WARM_UP = 10
const MOST_MILLISECONDS = 2

type Transaction = Parameters<typeof indexDiscussions>[0]
type Act = 'create' | 'update'

/** What indexing adds to the transaction that writes a post of 1 KB, beside the transaction without. */
export async function measureWrites(of: string, { kysely }: Database): Promise<Figure[]> {
  const times: Record<Act, { plain: number[]; indexed: number[] }> = {
    create: { plain: [], indexed: [] },
    update: { plain: [], indexed: [] },
  }
  const authorId = (await kysely.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()).id
  for (let write = 0; write < (WARM_UP + WRITES) * 2; write += 1) {
    const isIndexed = write % 2 === 1
    const measure = async (act: Act, work: (trx: Transaction) => Promise<number>) => {
      const start = performance.now()
      const id = await kysely.transaction().execute(async (trx) => {
        const written = await work(trx)
        if (isIndexed) await indexDiscussions(trx, [written])
        return written
      })
      const milliseconds = performance.now() - start
      if (write >= WARM_UP * 2) times[act][isIndexed ? 'indexed' : 'plain'].push(milliseconds)
      return id
    }
    const id = await measure('create', (trx) => create(trx, authorId, write))
    await measure('update', (trx) => update(trx, id, write))
  }
  return (['create', 'update'] as const).map((act) => {
    const { plain, indexed } = times[act]
    return {
      name: `indexing adds to ${act} a post, ${of}`,
      unit: 'ms',
      reference: median(plain),
      value: median(indexed) - median(plain),
      target: { of: 'value', most: MOST_MILLISECONDS },
    }
  })
}

/** Texts that are not in the corpus. */
const BEYOND = 10_000_000

async function create(trx: Transaction, authorId: number, write: number): Promise<number> {
  const { title, content, tags, category } = corpusDocument(BEYOND + write)
  const { id } = await trx
    .insertInto('discussion')
    .values({
      author_id: authorId,
      key: crypto.randomUUID(),
      category,
      title,
      content,
      tags,
      excerpt: content.slice(0, 100),
      state: 'visible',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function update(trx: Transaction, id: number, write: number): Promise<number> {
  const { title, content, tags } = corpusDocument(BEYOND * 2 + write)
  await trx.updateTable('discussion').set({ title, content, tags }).where('id', '=', id).execute()
  return id
}
