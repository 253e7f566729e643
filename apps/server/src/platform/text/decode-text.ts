import { isUtf8 } from 'node:buffer'

/** @returns the line of the first character that is no UTF-8, or that the database cannot hold (NUL) */
export function decodeText(bytes: Buffer): { text: string; badLine: number | null } {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
  const nul = text.indexOf('\0')
  const replaced = isUtf8(bytes) ? -1 : text.indexOf('\uFFFD')
  const bad = Math.max(nul, replaced)
  return { text, badLine: bad === -1 ? null : text.slice(0, bad).split('\n').length }
}
