import { UnreadableDocument } from './unreadable-document.ts'

export type DocumentType = 'pdf' | 'docx'

/** Some programs write a few bytes before a PDF's own. */
const PDF_WITHIN = 1024

/** The type of a document by its bytes, whatever its name says. @throws UnreadableDocument when it is none that can be read */
export function documentTypeOf(bytes: Uint8Array): DocumentType {
  if (bytes.length === 0) throw new UnreadableDocument('empty')
  const head = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04')) return 'docx'
  if (!head.startsWith('\xd0\xcf\x11\xe0')) throw new UnreadableDocument('unknownType')
  // The container of old Word files also holds new ones that a password protects; their stream's name is in UTF-16.
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
  throw new UnreadableDocument(isEncrypted ? 'encrypted' : 'oldWord')
}
