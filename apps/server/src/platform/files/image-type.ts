export type ImageType = 'jpeg' | 'png' | 'webp'

/** The type of an image by its first bytes, whatever its name says; null when it is none of these. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return null
}

/** Whether these are the bytes of a photo as iPhones keep it, whose format (HEVC) is patented and not read here. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))
}

/** Whether a png has several frames, of which the image library reads the first alone. */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (imageTypeOf(bytes) !== 'png') return false
  const control = bytes.indexOf('acTL')
  return control > 0 && control < bytes.indexOf('IDAT')
}
