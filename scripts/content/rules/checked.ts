import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { type Content, fault } from '../model.ts'

/**
 * Questions and knowledge points say when, for which versions and by which sources they were checked; what is about the
 * candidate has no versions.
 */
export function checkChecked({ questions, points, isSelected }: Content): FileFault[] {
  return [...questions.filter(({ matter }) => !matter.isPersonal), ...points]
    .filter(({ path, matter }) => isSelected(path) && !matter.checked)
    .map((item) => fault(item, 1, 'checkedMissing'))
}
