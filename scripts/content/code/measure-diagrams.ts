import { createRequire } from 'node:module'
import type { Mermaid } from 'mermaid'
import { chromium, type Page } from 'playwright'
import { diagramConfig } from '../../../packages/ui/src/markdown/diagram/diagram-config.ts'
import { leastWidth, lettersOf, sizeOf } from '../../../packages/ui/src/markdown/diagram/diagram-size.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'

/** How wide the text is on a phone of 390 px. */
export const PHONE_ROOM = 358

/** A diagram as it stands on a phone, in px. */
export interface MeasuredDiagram {
  /** Wider than {@link PHONE_ROOM} it scrolls. */
  width: number
  /** The size of its smallest letters. */
  letters: number
}

declare const mermaid: Mermaid

/**
 * Draws diagrams as the site does, one after the other in one page.
 * @returns their measures; null for what mermaid does not understand
 */
export async function measureDiagrams(sources: readonly string[]): Promise<(MeasuredDiagram | null)[]> {
  if (sources.length === 0) return []
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.setContent('<!doctype html>')
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') })
    await page.evaluate((config) => mermaid.initialize(config), diagramConfig('light'))
    const measured: (MeasuredDiagram | null)[] = []
    for (const source of sources) measured.push(await measure(page, source))
    return measured
  } finally {
    await browser.close()
  }
}

async function measure(page: Page, source: string): Promise<MeasuredDiagram | null> {
  const svg = await page.evaluate(
    (text) =>
      mermaid.render('diagram', text).then(
        (drawn) => drawn.svg,
        () => null,
      ),
    source,
  )
  if (svg === null) return null
  const [own] = sizeOf(svg)
  const least = leastWidth({ width: own, letters: await page.evaluate(lettersOf, svg) })
  const width = Math.max(Math.min(own, PHONE_ROOM), least)
  return { width, letters: await page.evaluate(shownLetters, { svg, width }) }
}

/** The smallest letters that are seen when an svg is so wide; it is sent to the page. */
function shownLetters({ svg, width }: { svg: string; width: number }): number {
  const host = document.createElement('div')
  host.innerHTML = svg
  document.body.append(host)
  const drawn = host.querySelector('svg')
  drawn?.style.setProperty('max-width', 'none')
  drawn?.setAttribute('width', String(width))
  const sizes = [...host.querySelectorAll<SVGGraphicsElement>('text, tspan')]
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .map((text) => {
      const { a, b } = text.getScreenCTM() ?? { a: 1, b: 0 }
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
    })
  host.remove()
  return Math.min(...sizes)
}
