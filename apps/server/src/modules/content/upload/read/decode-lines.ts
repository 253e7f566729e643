import { isUtf8 } from 'node:buffer'

/** A line of a file of text. */
export interface Line {
  text: string
  /** Whether some of its bytes are no characters. */
  isDamaged: boolean
}

type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/**
 * The lines of a file: UTF-8 or UTF-16, with or without byte order mark, or GB 18030, as Excel in China writes it. They end
 * with any of the ends of lines there are, also mixed. A damaged character says nothing of the others.
 */
export function decodeLines(bytes: Uint8Array): Line[] {
  const encoding = encodingOf(bytes)
  const lines =
    encoding === 'utf-8' || encoding === 'gb18030'
      ? splitBytes(bytes).map((line) => decodeLine(line, encoding))
      : decodeWide(bytes, encoding)
  const [first] = lines
  if (first) first.text = first.text.replace(/^\ufeff/, '')
  // A lone NUL says nothing, and the database holds none.
  return lines.map(({ text, isDamaged }) => ({ text: text.replaceAll('\0', ''), isDamaged }))
}

function decodeLine(bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): Line {
  try {
    return {
      text: new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes),
      isDamaged: false,
    }
  } catch {
    return { text: new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes), isDamaged: true }
  }
}

function decodeWide(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Line[] {
  const whole = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  const text = (encoding === 'utf-16le' ? whole : whole.swap16()).toString('utf16le')
  const lines = text.split(/\r\n?|\n/).map((line) => ({ text: line, isDamaged: !line.isWellFormed() }))
  const last = lines.at(-1)
  if (last && whole.length < bytes.length) last.isDamaged = true
  return lines
}

/** In UTF-8 and GB 18030 a byte that ends a line is never part of a character. */
function splitBytes(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const isReturn = bytes[at] === CARRIAGE_RETURN
    if (!isReturn && bytes[at] !== LINE_FEED) continue
    lines.push(bytes.subarray(start, at))
    if (isReturn && bytes[at + 1] === LINE_FEED) at += 1
    start = at + 1
  }
  lines.push(bytes.subarray(start))
  return lines
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without the mark: in UTF-16 a byte of nothing stands beside each comma; elsewhere it is a mistake.
  const nothing = bytes.indexOf(0)
  if (nothing !== -1 && 2 * countBytes(bytes, [0]) >= countBytes(bytes, [0x09, 0x0a, 0x2c, 0x3b]))
    return nothing % 2 === 0 ? 'utf-16be' : 'utf-16le'
  if (isUtf8(bytes) || (first === 0xef && second === 0xbb)) return 'utf-8'
  const text = new TextDecoder().decode(bytes)
  // Where GB 18030 is taken for UTF-8, few of its characters happen to read as one, and most are damaged.
  return countOf(text, /[\u0800-\ufffc]/g) > countOf(text, /\ufffd/g) ? 'utf-8' : 'gb18030'
}

const countOf = (text: string, wanted: RegExp) => text.match(wanted)?.length ?? 0

function countBytes(bytes: Uint8Array, wanted: readonly number[]): number {
  return bytes.reduce((count, byte) => (wanted.includes(byte) ? count + 1 : count), 0)
}
