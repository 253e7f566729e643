import mammoth from 'mammoth'
import { UnreadableDocument } from './unreadable-document.ts'

/** The text of a DOCX, a line for each paragraph. @throws UnreadableDocument */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    return value.replaceAll('\n\n', '\n')
  } catch (error) {
    throw new UnreadableDocument('broken', error)
  }
}
