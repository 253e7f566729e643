import { type Kysely, sql } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { indexDiscussions } from '../search-source.ts'

/** So many posts are indexed in one transaction. */
const BATCH = 100

/** Writes what is found of the posts with a tag: it is called something else now. */
export function indexTaggedJob(kysely: Kysely<DB>) {
  return defineJob({
    name: 'discussion.indexTagged',
    schema: z.object({ tag: z.string() }),
    run: async ({ tag }, { signal }) => {
      for (let afterId: number | undefined = 0; afterId !== undefined; ) {
        signal.throwIfAborted()
        const from: number = afterId
        afterId = await kysely.transaction().execute(async (trx) => {
          const { rows } = await sql<{
            id: number
          }>`select id from discussion where tags @> array[${tag}] and id > ${from}
            order by id limit ${BATCH} for update`.execute(trx)
          const ids = rows.map(({ id }) => id)
          await indexDiscussions(trx, ids)
          return ids.at(-1)
        })
      }
    },
  })
}
