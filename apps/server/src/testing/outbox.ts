import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from './test-app.ts'

/** The mails an app without a mail server has written, the oldest first. */
export async function readOutbox({ services }: TestApp, dataDir: string): Promise<string[]> {
  await services.mailer.settle()
  const folder = path.join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')))
}

/** The six digits in a mail's subject, which is encoded word by word. */
export function codeIn(mail = ''): string {
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? ''
  const words = subject.replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, way: string, text: string) =>
    way.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : text.replace(/_/g, ' '),
  )
  return /\d{6}/.exec(words)?.[0] ?? ''
}
