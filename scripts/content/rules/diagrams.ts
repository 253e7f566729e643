import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { type Content, fault } from '../model.ts'

/** One question in so many has a diagram. */
const ONE_IN = 3

/** At least one question in three of a bank has a diagram; those about the candidate need none. */
export function checkDiagrams({ questions, isSelected }: Content): FileFault[] {
  const drawable = questions.filter(({ matter }) => !matter.isPersonal)
  return [...Map.groupBy(drawable, ({ parent }) => parent)].flatMap(([bank, all]) => {
    const file = { path: `banks/${bank}/bank.md` }
    const drawn = all.filter(({ body }) => body.blocks.some(({ language }) => language === 'mermaid')).length
    const least = Math.ceil(all.length / ONE_IN)
    const isEnough = drawn >= least || !isSelected(file.path)
    return isEnough ? [] : [fault(file, 1, 'diagrams', { drawn, all: all.length, least })]
  })
}
