export interface MarkedPart {
  text: string
  isCommon: boolean
}

/** Shorter pieces are no likeness. */
const SHORTEST = 2

/** Cuts a title where it has words of another one. */
export function markCommon(title: string, other: string): MarkedPart[] {
  const [own, words] = [title.toLowerCase(), other.toLowerCase()]
  const parts: MarkedPart[] = []
  const add = (text: string, isCommon: boolean) => {
    const last = parts.at(-1)
    if (last && !last.isCommon && !isCommon) last.text += text
    else parts.push({ text, isCommon })
  }
  for (let start = 0; start < title.length; ) {
    const length = commonLength(own, start, words)
    const isCommon = length >= SHORTEST && /[\p{L}\p{N}]{2}/u.test(own.slice(start, start + length))
    const end = isCommon ? start + length : start + 1
    add(title.slice(start, end), isCommon)
    start = end
  }
  return parts
}

/** How many characters from a place on stand together in the other text. */
function commonLength(text: string, start: number, other: string): number {
  let length = 0
  while (start + length < text.length && other.includes(text.slice(start, start + length + 1))) length += 1
  return length
}
