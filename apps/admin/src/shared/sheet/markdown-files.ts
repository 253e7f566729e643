import { strToU8, zipSync } from 'fflate'
import { stringify } from 'yaml'

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** A file with front matter and, below, a body. What is empty is left out. */
export function markdownFile(fields: object, body = ''): string {
  const yaml = stringify(fields, (_, value) => (isEmpty(value) ? undefined : value), { lineWidth: 0 })
  return `---\n${yaml}---\n${body === '' ? '' : `${body}\n`}`
}

/** @param files texts by their paths */
export function zipOf(files: Readonly<Record<string, string>>): Blob {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)])
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(entries)))], { type: 'application/zip' })
}
