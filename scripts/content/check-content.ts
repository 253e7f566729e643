import type { FileFault } from '../../apps/server/src/modules/content/kinds/kind.ts'
import type { Loaded } from './load.ts'
import type { Rule } from './model.ts'
import { checkChecked } from './rules/checked.ts'
import { checkCode } from './rules/code.ts'
import { checkDiagrams } from './rules/diagrams.ts'
import { checkDuplicates } from './rules/duplicates.ts'
import { checkFollowUps } from './rules/follow-ups.ts'
import { checkKeyPoints } from './rules/key-points.ts'
import { checkLengths } from './rules/lengths.ts'
import { checkLinks } from './rules/links.ts'
import { checkMentions } from './rules/mentions.ts'
import { checkPictures } from './rules/pictures.ts'
import { checkProblemFiles } from './rules/problem-files.ts'
import { checkProblemSections } from './rules/problem-sections.ts'
import { checkProblemSolutions } from './rules/problem-solutions.ts'
import { checkStructure } from './rules/structure.ts'
import { checkTypography } from './rules/typography.ts'

const RULES: Rule[] = [
  checkLinks,
  checkDuplicates,
  checkChecked,
  checkLengths,
  checkStructure,
  checkTypography,
  checkKeyPoints,
  checkMentions,
  checkFollowUps,
  checkDiagrams,
  checkCode,
  checkPictures,
  checkProblemFiles,
  checkProblemSections,
  checkProblemSolutions,
]

/** All faults of the selected files, in the order of files and lines. */
export async function checkContent({ content, faults }: Loaded): Promise<FileFault[]> {
  const all = [...faults]
  for (const rule of RULES) all.push(...(await rule(content)))
  return all.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}
