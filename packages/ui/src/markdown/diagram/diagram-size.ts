/** Smaller letters cannot be read: px. */
export const LEAST_LETTERS = 10

/** The width below which the letters of a diagram would be too small: it scrolls instead of shrinking further. */
export const leastWidth = ({ width, letters }: { width: number; letters: number }): number =>
  Math.ceil((width * LEAST_LETTERS) / letters)

/**
 * The size of the smallest letters of a diagram in its own units. Lays it out in the document, which its styles must be
 * allowed in. It stands alone, so that it can be sent to a page.
 */
export function lettersOf(svg: string): number {
  const host = document.createElement('div')
  host.innerHTML = svg
  document.body.append(host)
  const texts = [...host.querySelectorAll('text, tspan, foreignObject *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  host.remove()
  return Math.min(...sizes)
}

/** mermaid's svg says its size in the viewBox only; an image needs it said. */
export function sizeOf(svg: string): [width: number, height: number] {
  const [width = 0, height = 0] = (
    /viewBox="[^\s"]+ [^\s"]+ ([^\s"]+) ([^\s"]+)"/.exec(svg)?.slice(1) ?? []
  ).map(Number)
  return [Math.ceil(width), Math.ceil(height)]
}
