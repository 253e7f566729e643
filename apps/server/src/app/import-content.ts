import { fileURLToPath } from 'node:url'
import { createContentService } from '../modules/content/index.ts'
import { createShippedSynonyms } from '../modules/search/index.ts'
import { readConfig } from '../platform/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { Events } from '../platform/events/Events.ts'
import { OPERATOR_LANGUAGE, translator } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
import { pathArgument, reportFailure } from './run-command.ts'

/** `content:import [FOLDER]`: imports a content folder into the server's database and prints what came of it. */

type ImportReport = Awaited<ReturnType<typeof importContent>>

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))
const shippedFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

try {
  const report = await importContent(process.argv[2] === undefined ? shippedFolder : pathArgument())
  process.stdout.write(`${describe(report).join('\n')}\n`)
  if (faultsOf(report).length > 0) process.exitCode = 1
} catch (error) {
  reportFailure(error, 'command.failed')
}

async function importContent(folder: string) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  try {
    await migrate(database, migrationsFolder)
    const content = await createContentService(database.kysely).importFolder(folder)
    // The synonyms of the next start would take the place of those of another folder.
    if (folder !== shippedFolder) return { content, synonyms: null }
    const synonyms = createShippedSynonyms(database.kysely, new Events(database, log))
    return { content, synonyms: await synonyms.load(folder) }
  } finally {
    await database.close()
  }
}

function faultsOf({ content, synonyms }: ImportReport) {
  return [...content.faults, ...(synonyms?.faults ?? [])]
}

function describe(report: ImportReport): string[] {
  const t = translator(OPERATOR_LANGUAGE)
  const { created, updated, kept, unchanged } = report.content
  const faults = faultsOf(report)
  return [
    ...created.map((file) => t('content:report.created', { file })),
    ...updated.map((file) => t('content:report.updated', { file })),
    ...kept.map((file) => t('content:report.kept', { file })),
    ...faults.map((fault) => t('content:report.fault', { ...fault })),
    t('content:report.summary', {
      created: created.length,
      updated: updated.length,
      kept: kept.length,
      unchanged,
      faulty: new Set(faults.map(({ file }) => file)).size,
    }),
    ...(report.synonyms ? [t('content:report.synonyms', { ...report.synonyms })] : []),
  ]
}
