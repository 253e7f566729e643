import path from 'node:path'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Files } from './files.ts'
import { LocalFiles } from './LocalFiles.ts'
import { S3Files } from './s3/S3Files.ts'

/** Where the settings say that uploaded files are kept. Reaches for nothing yet. */
export const openFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, log: Logger): Files =>
  s3 ? new S3Files(s3, log) : new LocalFiles(path.join(dataDir, 'files'))
