import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from './test-app.ts'

/** The mails an app without a mail server has written, in the order of writing: two asked for at once may change places. */
export async function readOutbox({ services }: TestApp, dataDir: string): Promise<string[]> {
  await services.mailer.settle()
  const folder = path.join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')))
}

export interface ReadMail {
  to: string
  subject: string
  text: string
}

/** A mail of one part as its reader sees it. */
export function readMail(mail = ''): ReadMail {
  const [head = '', body = ''] = mail.split(/\r?\n\r?\n(.*)/s)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1] ?? ''
  const encoding = header('Content-Transfer-Encoding')
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : fromQuotedPrintable(body)
  return { to: header('To'), subject: decodeWords(header('Subject')), text }
}

/** The six digits in a mail's subject. */
export function codeIn(mail = ''): string {
  return /\d{6}/.exec(readMail(mail).subject)?.[0] ?? ''
}

/** The code mailed to somebody last; empty if none was. What is told in the background may be written after it. */
export function lastCodeTo(email: string, mails: readonly string[]): string {
  return codeIn(mails.findLast((mail) => readMail(mail).to === email && codeIn(mail) !== ''))
}

/** A header is encoded word by word; blanks between two such words are none (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replace(/_/g, ' ')),
    )
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
