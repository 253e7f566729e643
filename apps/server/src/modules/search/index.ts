import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { PointSource } from '../../platform/recognition/point-words.ts'
import type { SearchSource } from '../../platform/search/index-documents.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { PeopleService } from '../user/people/people.service.ts'
import { HotRepository } from './hot/hot.repository.ts'
import { HotSearchService } from './hot/hot.service.ts'
import { DocumentRepository } from './page/document.repository.ts'
import { HitReader } from './page/HitReader.ts'
import { SearchService } from './page/search.service.ts'
import { RareWordsRepository } from './rare-words/rare-words.repository.ts'
import { RareWordsService } from './rare-words/rare-words.service.ts'
import { SearchRebuildService } from './rebuild/rebuild.service.ts'
import { popularityJob, rebuildJob } from './rebuild/rebuild-jobs.ts'
import { searchRoutes } from './search.routes.ts'
import { KnownSynonyms } from './synonym/KnownSynonyms.ts'
import { ShippedRepository } from './synonym/shipped/shipped.repository.ts'
import { ShippedSynonymService } from './synonym/shipped/shipped-synonym.service.ts'
import { SynonymRepository } from './synonym/synonym.repository.ts'
import { synonymRoutes } from './synonym/synonym.routes.ts'
import { SynonymService } from './synonym/synonym.service.ts'
import { WordCountService } from './word-count/word-count.service.ts'
import { wordCountJob } from './word-count/word-count-job.ts'

interface SearchModuleDependencies {
  kysely: Kysely<DB>
  events: Events
  audit: AuditLogService
  jobs: Jobs
  limits: Limits
  /** What is found. */
  sources: () => readonly SearchSource[]
  /** Who is found. */
  people: () => PeopleService
  /** What is recognised by words. */
  pointSources: () => readonly PointSource[]
  /** The tags of most questions. */
  listTags: () => Promise<string[]>
}

/** What loads the synonyms that come with the product; the command line needs nothing else of the module. */
export function createShippedSynonyms(kysely: Kysely<DB>, events: Events): ShippedSynonymService {
  return new ShippedSynonymService(new ShippedRepository(kysely), new KnownSynonyms(kysely, events))
}

/** Search over all content, and what else finds by words. */
export function createSearch(deps: SearchModuleDependencies) {
  const { kysely, events, audit, jobs, limits, sources, people, pointSources, listTags } = deps
  const searchLog = new HotRepository(kysely)
  const hotSearches = new HotSearchService({ searches: searchLog, listTags })
  const searchRebuild = new SearchRebuildService(kysely, sources)
  const rebuild = rebuildJob(searchRebuild)
  const wordCounts = new WordCountService(kysely, pointSources)
  const countWords = wordCountJob(wordCounts)
  const known = new KnownSynonyms(kysely, events)
  const rareWords = new RareWordsService({
    words: new RareWordsRepository(kysely),
    reader: async () => (await known.read()).reader,
  })
  const searches = new SearchService({
    documents: new DocumentRepository(kysely, sources),
    hits: new HitReader(kysely, sources),
    rareWords,
    hotSearches,
    people,
    synonyms: () => known.read(),
  })
  const synonyms = new SynonymService({
    synonyms: new SynonymRepository(kysely),
    known,
    audit,
    countWords: (trx) => jobs.send(countWords, null, trx),
  })
  return {
    services: {
      searches,
      rareWords,
      searchRebuild,
      shippedSynonyms: new ShippedSynonymService(new ShippedRepository(kysely), known),
      /** Has all documents written anew, by one of the servers, where an older release has written them. */
      rebuildOutdatedSearch: async () => {
        if (await searchRebuild.isOutdated()) await jobs.send(rebuild, null)
      },
      /** Has words counted by one of the servers after content has changed, or where none has been counted yet. */
      countWordsAfter: async (hasChanged: boolean) => {
        if (hasChanged || (await wordCounts.isEmpty())) await jobs.send(countWords, null)
      },
    },
    routes: (app) => {
      searchRoutes(app, { limits, searches, hotSearches })
      synonymRoutes(app, synonyms)
    },
    jobs: [rebuild, popularityJob(searchRebuild), countWords],
    purge: () => hotSearches.purge(),
    exportedParts: [
      exportTable(kysely, {
        name: 'searches',
        table: 'search_log',
        key: 'user_id',
        columns: sql`t.query, t.create_time`,
      }),
    ],
    forgetUser: (trx, userId) => searchLog.deleteOfUser(trx, userId),
  } satisfies ServerModule
}
