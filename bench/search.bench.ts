import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { type Place, withDatabase, withServer } from './search/corpus-database.ts'
import { fillCorpus } from './search/fill-corpus.ts'
import { measurePlain } from './search/measure-plain.ts'
import { measureRanking } from './search/measure-ranking.ts'
import { measureRecall } from './search/measure-recall.ts'
import { measureSpeed, type Speed, speedFigures } from './search/measure-speed.ts'
import { measureWrites } from './search/measure-writes.ts'
import { addPosts } from './search/posts.ts'
import { readRealDocuments } from './search/real-content.ts'

/** How quickly search answers as its documents grow, and whether it finds what one looks for. */
export const bench: Bench = { name: 'search', run }

const LARGE = 1_000_000
const SMALL = 100_000
const MOST = { p50: 25, p95: 60, embedded: 80, growth: 2 }

async function run(): Promise<Figure[]> {
  return [...(await measureContent()), ...(await measureGrowth())]
}

/** What is found in the content that the product ships with. */
async function measureContent(): Promise<Figure[]> {
  return inFolder(async (place) => {
    await withServer(place, async () => {})
    const documents = await withDatabase(place, readRealDocuments)
    const ranking = await withServer(place, (caller) => measureRanking(caller, documents))
    const withPosts = await withDatabase(place, async (database) => {
      await addPosts(database)
      return readRealDocuments(database)
    })
    return [...ranking, ...(await withServer(place, (caller) => measureRecall(caller, withPosts)))]
  })
}

async function measureGrowth(): Promise<Figure[]> {
  const databases = await startDatabases()
  try {
    const small: Place = { DATABASE_URL: await databases.createEmpty('small') }
    await withDatabase(small, (database) => fillCorpus(database, SMALL))
    const trigrams = await databases.createEmpty('trigrams')
    const [smallSpeed, plain] = await withServer(small, async (caller): Promise<[Speed, Figure[]]> => {
      const speed = await measureSpeed(caller, SMALL)
      return [speed, await measurePlain(trigrams, caller, SMALL)]
    })
    const embedded = await measureEmbedded(smallSpeed)
    const large: Place = { DATABASE_URL: await databases.createEmpty('large') }
    await withDatabase(large, (database) => fillCorpus(database, LARGE))
    const speed = await withServer(large, (caller) => measureSpeed(caller, LARGE))
    const writes = await withDatabase(large, (database) => measureWrites(`${LARGE} documents`, database))
    return [
      ...speedFigures(`${LARGE} documents beside ${SMALL}`, speed, smallSpeed, MOST),
      {
        name: `search p95, growth from ${SMALL} to ${LARGE} documents`,
        value: speed.p95,
        unit: 'ms',
        reference: smallSpeed.p95,
        target: { of: 'ratio', most: MOST.growth },
      },
      ...embedded,
      ...plain,
      ...writes,
    ]
  } finally {
    await databases.stop()
  }
}

/** The embedded database, beside PostgreSQL with as many documents. */
async function measureEmbedded(reference: Speed): Promise<Figure[]> {
  return inFolder(async (place) => {
    await withDatabase(place, (database) => fillCorpus(database, SMALL))
    const speed = await withServer(place, (caller) => measureSpeed(caller, SMALL))
    const writes = await withDatabase(place, (database) =>
      measureWrites(`${SMALL} documents, embedded`, database),
    )
    const of = `${SMALL} documents, embedded beside PostgreSQL`
    return [...speedFigures(of, speed, reference, { p95: MOST.embedded }), ...writes]
  })
}

async function inFolder<T>(act: (place: Place) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-search-'))
  try {
    return await act({ DATA_DIR: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
