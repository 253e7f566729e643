import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import { type ImportChange, type ImportRow, importFormat } from '@app/contract/question-import/schemas'
import { type ImportAction, MAX_PART_BYTES } from '@app/contract/question-import/values'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** What can be done with imports besides reading them. */
export interface ImportMethods {
  /**
   * Uploads a file part by part and has the server read it.
   * @param onProgress called with the share that has been sent, 0 to 1
   * @returns the import's id
   */
  uploadImport: (file: File, onProgress: (share: number) => void) => Promise<number>
  pageOfImportRows: (
    importId: number,
    action: ImportAction | undefined,
    current: number,
  ) => Promise<Page<ImportRow>>
  /** The fields that a row changes. */
  changesOfImportRow: (rowId: number) => Promise<ImportChange[]>
  applyImport: (id: number) => Promise<unknown>
  /** Has what is being read or written end and be taken back. */
  cancelImport: (id: number) => Promise<unknown>
  /** Deletes the record of an import of which nothing is written. */
  discardImport: (id: number) => Promise<unknown>
  /** Fails with the rows edited since then, unless `keepEdited`. */
  undoImport: (id: number, keepEdited: boolean) => Promise<unknown>
}

const ROWS = 50
const WAIT_MILLISECONDS = 1_000
const formats: Readonly<Record<string, string>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'xlsx',
  zip: 'markdown',
}

/** The format by the file name's ending; undefined for files that can't be imported. */
export function formatOf(fileName: string) {
  return importFormat.safeParse(formats[fileName.split('.').at(-1)?.toLowerCase() ?? '']).data
}

export function createImportMethods({ questionImport }: Api): ImportMethods {
  return {
    uploadImport: (file, onProgress) => withHttpErrors(upload(file, onProgress)),
    pageOfImportRows: (importId, action, current) =>
      withHttpErrors(questionImport.rows({ importId, ...(action && { action }), current, pageSize: ROWS })),
    changesOfImportRow: (id) => withHttpErrors(questionImport.changes({ id })),
    cancelImport: (id) => withHttpErrors(questionImport.cancel({ id })),
    discardImport: (id) => withHttpErrors(questionImport.delete({ id })),
    applyImport: (id) => withHttpErrors(questionImport.apply({ id })),
    undoImport: (id, keepEdited) => withHttpErrors(questionImport.undo({ id, keepEdited })),
  }

  async function upload(file: File, onProgress: (share: number) => void): Promise<number> {
    const { name, size } = file
    const format = formatOf(name) ?? 'csv'
    const id = await questionImport.add({ fileName: name, format, size })
    for (let offset = 0; offset < size; offset += MAX_PART_BYTES) {
      const part = new Uint8Array(await file.slice(offset, offset + MAX_PART_BYTES).arrayBuffer())
      await questionImport.upload({ id, offset, content: toBase64(part) })
      onProgress(Math.min((offset + part.length) / size, 1))
    }
    await read(id)
    return id
  }

  /** Waits while another import is at work: only one is at a time. */
  async function read(id: number): Promise<void> {
    for (;;) {
      try {
        await questionImport.read({ id })
        return
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== Code.conflict) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS))
    }
  }
}

const BYTES_AT_ONCE = 0x6000

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(start, start + BYTES_AT_ONCE))
  return btoa(binary)
}
