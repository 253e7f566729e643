import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { LEAST_LETTERS } from '../../../packages/ui/src/markdown/diagram/diagram-size.ts'
import { findChromium } from '../../chromium.ts'
import { type MeasuredDiagram, measureDiagrams } from '../code/measure-diagrams.ts'
import { type Content, fault, type Item, selectedItems } from '../model.ts'

/** What rounding takes from the size of letters, px. */
const ROUNDING = 0.1

interface Picture extends MeasuredDiagram {
  item: Item
  /** Line of the file. */
  line: number
}

/** The selected diagrams as they stand on a phone, in the order of files. */
export async function measurePictures(content: Content): Promise<Picture[]> {
  const blocks = selectedItems(content).flatMap((item) =>
    item.body.blocks.flatMap((block) => (block.language === 'mermaid' ? [{ item, block }] : [])),
  )
  const measured = await measureDiagrams(blocks.map(({ block }) => block.code))
  return blocks.flatMap(({ item, block }, place) => {
    const measures = measured[place]
    return measures ? [{ item, line: block.line, ...measures }] : []
  })
}

/** No diagram has letters that are too small on a phone. Without Chromium nothing is known. */
export async function checkPictures(content: Content): Promise<FileFault[]> {
  if (!findChromium()) return []
  const pictures = await measurePictures(content)
  return pictures
    .filter(({ letters }) => letters < LEAST_LETTERS - ROUNDING)
    .map(({ item, line, letters }) =>
      fault(item, line, 'pictureLetters', { letters: letters.toFixed(1), least: LEAST_LETTERS }),
    )
}
