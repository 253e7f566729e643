import { beginChild } from '../../../../platform/child/begin-child.ts'
import { readUpload } from './read-upload.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { UploadAnswer, UploadWork } from './upload-process.ts'

const BATCH = 50

beginChild(120)

const answer = (message: UploadAnswer) => process.send?.(message)
const acknowledged = () => new Promise<void>((resolve) => process.once('message', () => resolve()))

async function answerWith({ bytes, format, language }: UploadWork): Promise<void> {
  const rows = await readUpload(bytes, format, language)
  for (let start = 0; start < rows.length; start += BATCH) {
    const next = acknowledged()
    answer({ kind: 'rows', rows: rows.slice(start, start + BATCH), total: rows.length })
    await next
  }
  answer({ kind: 'end' })
}

process.once('message', (work: UploadWork) =>
  answerWith(work).catch((error: unknown) => {
    if (error instanceof UnreadableFile) answer({ kind: 'unreadable', key: error.key, values: error.values })
    else
      answer({
        kind: 'failed',
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
  }),
)
