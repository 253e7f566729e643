import { Code } from '@app/contract/common/envelope'
import type { DocumentText } from '@app/contract/interview-session/schemas'
import { type DocumentField, sessionLimits } from '@app/contract/interview-session/values'
import { fieldRefused } from '../../../platform/app-error.ts'
import { readDocument } from '../../../platform/documents/document-process.ts'
import { UnreadableDocument } from '../../../platform/documents/unreadable-document.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'

/** Reads the files that résumés and job descriptions come in. Nothing of them is kept. */
export class SessionDocumentService {
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @throws AppError 40000 at `content` when it cannot be read, 42900, 50300 when too many wait */
  async read(
    userId: number,
    { field, content }: { field: DocumentField; content: string },
  ): Promise<DocumentText> {
    await this.#limits.consume('documentHour', userId)
    const task = { bytes: Buffer.from(content, 'base64'), most: sessionLimits[field] }
    return readDocument(userId, task).catch((error: unknown) => {
      if (error instanceof UnreadableDocument)
        throw fieldRefused(Code.badParameters, 'content', `document.${error.reason}`)
      throw error
    })
  }
}
