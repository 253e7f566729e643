import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { SearchSource } from '../../platform/search/index-documents.ts'
import { HotRepository } from './hot/hot.repository.ts'
import { HotSearchService } from './hot/hot.service.ts'
import { DocumentRepository } from './page/document.repository.ts'
import { HitReader } from './page/HitReader.ts'
import { SearchService } from './page/search.service.ts'
import { SearchRebuildService } from './rebuild/rebuild.service.ts'
import { popularityJob, rebuildJob } from './rebuild/rebuild-jobs.ts'
import { RelatedService } from './related/related.service.ts'
import { searchRoutes } from './search.routes.ts'

interface SearchModuleDependencies {
  kysely: Kysely<DB>
  jobs: Jobs
  /** What is found. */
  sources: () => readonly SearchSource[]
  /** The tags of most questions. */
  listTags: () => Promise<string[]>
}

/** Search over all content, and what else finds by words. */
export function createSearch({ kysely, jobs, sources, listTags }: SearchModuleDependencies) {
  const related = new RelatedService(kysely)
  const searchLog = new HotRepository(kysely)
  const hotSearches = new HotSearchService({ searches: searchLog, listTags })
  const searchRebuild = new SearchRebuildService(kysely, sources)
  const rebuild = rebuildJob(searchRebuild)
  const searches = new SearchService({
    ...{
      documents: new DocumentRepository(kysely),
      hits: new HitReader(kysely, sources),
      related,
      hotSearches,
    },
    synonyms: async () => [],
  })
  return {
    services: {
      searches,
      related,
      searchRebuild,
      /** Has all documents written anew, by one of the servers, where an older release has written them. */
      rebuildOutdatedSearch: async () => {
        if (await searchRebuild.isOutdated()) await jobs.send(rebuild, null)
      },
    },
    routes: (app) => searchRoutes(app, { searches, hotSearches }),
    jobs: [rebuild, popularityJob(searchRebuild)],
    purge: () => hotSearches.purge(),
    exportedParts: [
      exportTable(kysely, {
        ...{ name: 'searches', table: 'search_log', key: 'user_id', columns: sql`t.query, t.create_time` },
      }),
    ],
    forgetUser: (trx, userId) => searchLog.deleteOfUser(trx, userId),
  } satisfies ServerModule
}
