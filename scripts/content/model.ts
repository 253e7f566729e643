import { z } from 'zod'
import type { FileFault } from '../../apps/server/src/modules/content/kinds/kind.ts'
import type { Body } from './markdown.ts'
import type { Problem } from './read-problems.ts'
import { say, type TextKey, type Values } from './texts.ts'

const keyPoint = z.object({
  text: z.string(),
  weight: z.number(),
  followUp: z.string().default(''),
  misconception: z.string().default(''),
})

const checked = z
  .object({ date: z.string(), versions: z.array(z.string()).min(1), sources: z.array(z.unknown()).min(1) })
  .optional()
  .catch(undefined)

/** What is checked of a question's front matter; the importer has read it before. */
export const questionMatter = z.object({
  title: z.string(),
  shortAnswer: z.string(),
  spokenAnswer: z.string().default(''),
  isPersonal: z.boolean().default(false),
  keyPoints: z.array(keyPoint).default([]),
  followUps: z.array(z.string()).default([]),
  answeredBy: z.array(z.string()).default([]),
  related: z.array(z.string()).default([]),
  checked,
})

/** What is checked of a knowledge point's front matter. */
export const pointMatter = z.object({
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  questions: z.array(z.string()).default([]),
  recall: z.array(z.object({ question: z.string(), answer: z.string() })),
  checked,
})

/** What is checked of an interview question's front matter. */
export const interviewMatter = z.object({
  title: z.string(),
  isPersonal: z.boolean().default(false),
  keyPoints: z.array(keyPoint).default([]),
  hint: z.string().default(''),
  probes: z.array(z.string()).default([]),
  anchors: z.object({
    zero: z.string().default(''),
    half: z.string().default(''),
    full: z.string().default(''),
  }),
  redFlags: z.array(z.string()).default([]),
  variant: z.string().default(''),
  questions: z.array(z.string()).default([]),
})

/** What is checked of a post's front matter. */
export const postMatter = z.object({ title: z.string() })

export type KeyPoint = z.infer<typeof keyPoint>

/** A file of the content folder. */
export interface Item<M = unknown> {
  /** Path in the content folder. */
  path: string
  /** `bank/question` */
  name: string
  parent: string
  matter: M
  /** Line of the file where a field stands, 1-based. */
  lineOf: (path: readonly PropertyKey[]) => number
  body: Body
}

export type Question = Item<z.infer<typeof questionMatter>>
export type Point = Item<z.infer<typeof pointMatter>>
export type InterviewQuestion = Item<z.infer<typeof interviewMatter>>
export type Post = Item<z.infer<typeof postMatter>>

/** The published content that the importer accepts. */
export interface Content {
  questions: Question[]
  points: Point[]
  interviews: InterviewQuestion[]
  posts: Post[]
  problems: Problem[]
  /** Names of the files that the importer refuses: links to them are no fault of their own. */
  refused: ReadonlySet<string>
  /** Whether a file, by its path in the content folder, is to be reported on. */
  isSelected: (path: string) => boolean
}

/** A rule: what is wrong with the selected files. */
export type Rule = (content: Content) => FileFault[] | Promise<FileFault[]>

/** A fault of an item. */
export function fault(
  { path }: { path: string },
  line: number,
  key: TextKey,
  values: Values = {},
): FileFault {
  return { file: path, line, reason: say(key, values) }
}

/** Everything that is selected, of every kind. */
export function selectedItems({
  questions,
  points,
  interviews,
  posts,
  problems,
  isSelected,
}: Content): Item[] {
  return [...questions, ...points, ...interviews, ...posts, ...problems].filter(({ path }) =>
    isSelected(path),
  )
}
