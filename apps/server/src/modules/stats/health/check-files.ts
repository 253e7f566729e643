import type { Files } from '../../../platform/files/files.ts'
import { LocalFiles } from '../../../platform/files/LocalFiles.ts'
import { StorageFault } from '../../../platform/files/s3/StorageFault.ts'
import { fine, type HealthCheck, problem } from './health-check.ts'

/** Tries all that is needed of the place where uploaded files are kept. */
export const checkFiles =
  (files: Pick<Files, 'verify'>): HealthCheck =>
  async () => {
    try {
      await files.verify()
      return [fine(files instanceof LocalFiles ? 'ready' : 'readyS3')]
    } catch (error) {
      if (error instanceof StorageFault) return [problem(`s3.${error.kind}`)]
      return [problem('failed', { reason: error instanceof Error ? error.message : String(error) })]
    }
  }
