import path from 'node:path'
import { z } from 'zod'
import type { ContentFile, FileFault } from '../../apps/server/src/modules/content/kinds/kind.ts'
import { problemReader } from '../../apps/server/src/modules/content/problem/read-problem.ts'
import { OPERATOR_LANGUAGE } from '../../apps/server/src/platform/i18n.ts'
import { questionFormat } from '../../packages/contract/src/content/kinds/question.ts'
import { type RunnerCases, toRunnerCases } from '../../packages/contract/src/question-program/cases.ts'
import type { QuestionProgram } from '../../packages/contract/src/question-program/schemas.ts'
import { readBody } from './markdown.ts'
import type { Item } from './model.ts'

const problemWords = z.object({ title: z.string(), followUps: z.array(z.string()).default([]) })

/** A programming problem of the content folder. */
export interface Problem extends Item<z.infer<typeof problemWords>> {
  /** Path in the content folder. */
  folder: string
  program: QuestionProgram
  /** Names of the files of {@link QuestionProgram.wrongs}, in their order. */
  wrongFiles: string[]
  cases: RunnerCases
  /** Where each case stands. */
  casePlaces: { name: string; line: number; isShown: boolean }[]
  casesFile: string
}

const readFolder = problemReader(questionFormat)

/** Reads folders as the importer does; those with faults are left out. */
export function toProblems(files: readonly ContentFile[]): { problems: Problem[]; faults: FileFault[] } {
  const read = files.map((file) => readFolder(file, OPERATOR_LANGUAGE))
  const problems = read.flatMap(
    ({ file, matter, program, files: sorted, cases, bodyLine, faults }): Problem[] => {
      if (!matter || !program || !sorted || !cases || faults.length > 0) return []
      const folder = path.posix.dirname(file.path)
      return [
        {
          path: file.path,
          parent: file.parent,
          name: `${file.parent}/${file.slug}`,
          matter: problemWords.parse(matter.value),
          lineOf: matter.lineOf,
          body: readBody(matter.body, bodyLine),
          folder,
          program,
          wrongFiles: sorted.wrongs.map((wrong) => wrong.file),
          cases: toRunnerCases(program),
          casePlaces: cases.places,
          casesFile: `${folder}/${cases.file}`,
        },
      ]
    },
  )
  return { problems, faults: read.flatMap(({ faults }) => faults) }
}
