import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableDocument } from './unreadable-document.ts'

/** A résumé has a few pages; of a book nobody needs more. */
const MOST_PAGES = 50

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folderOf = (name: string) => path.join(folder, name, '/')

/** The text of a PDF, a line for each of its lines. @throws UnreadableDocument */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    // Chinese texts without a font of their own are written in encodings that these tables explain.
    cMapUrl: folderOf('cmaps'),
    standardFontDataUrl: folderOf('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
      page.cleanup()
    }
    return pages.join('\n')
  } catch (error) {
    throw new UnreadableDocument(error instanceof PasswordException ? 'encrypted' : 'broken', error)
  } finally {
    await loading.destroy()
  }
}
