import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { settleJobs } from '../../apps/server/src/testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { withDatabase } from '../search/corpus-database.ts'

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** Does something with the api over the content that the product ships with, whose words are counted. */
export async function withContent<T>(act: (app: TestApp) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-finding-'))
  try {
    return await withDatabase({ DATA_DIR: folder }, async (database) => {
      const app = await startTestApp({ database })
      try {
        await app.services.content.importFolder(contentFolder)
        const { faults } = await app.services.shippedSynonyms.load(contentFolder)
        if (faults.length > 0) throw new Error(faults.map(({ reason }) => reason).join('\n'))
        await app.services.countWordsAfter(true)
        await settleJobs(database)
        return await act(app)
      } finally {
        await app.close()
      }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
