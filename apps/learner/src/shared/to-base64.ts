/** In parts: `String.fromCharCode` takes so many arguments only. */
export function toBase64(bytes: Uint8Array): string {
  const size = 0x8000
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += size)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + size)))
  return btoa(parts.join(''))
}
