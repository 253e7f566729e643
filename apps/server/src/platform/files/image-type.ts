export type ImageType = 'jpeg' | 'png' | 'webp'

/** The type of an image by its first bytes, whatever its name says; null when it is none of these. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return null
}
