import type { z } from 'zod'
import { readContentFolder } from '../../apps/server/src/modules/content/folder/content-folder.ts'
import { kindOf } from '../../apps/server/src/modules/content/kinds/families.ts'
import { readFrontMatter } from '../../apps/server/src/modules/content/kinds/front-matter.ts'
import type { ContentFile, FileFault } from '../../apps/server/src/modules/content/kinds/kind.ts'
import { readPostFile } from '../../apps/server/src/modules/content/posts/post-file.ts'
import { readPostFiles } from '../../apps/server/src/modules/content/posts/post-folder.ts'
import { OPERATOR_LANGUAGE } from '../../apps/server/src/platform/i18n.ts'
import { readBody } from './markdown.ts'
import { type Content, type Item, interviewMatter, pointMatter, postMatter, questionMatter } from './model.ts'
import { toProblems } from './read-problems.ts'

/** What was read, and what the importer itself refuses. */
export interface Loaded {
  content: Content
  faults: FileFault[]
}

/**
 * Reads the content folder as the importer does.
 * @param isSelected by the path in the folder
 */
export async function loadContent(folder: string, isSelected: Content['isSelected']): Promise<Loaded> {
  const { files, faults } = await readContentFolder(folder, OPERATOR_LANGUAGE)
  const posts = await readPostFiles(folder, OPERATOR_LANGUAGE)
  const loaded = toContent([...files, ...posts.files], isSelected)
  const all = [...faults, ...posts.faults, ...loaded.faults]
  return { content: loaded.content, faults: all.filter(({ file }) => isSelected(file)) }
}

/** Reads files as the importer does; the faults are those of all files. */
export function toContent(files: readonly ContentFile[], isSelected: Content['isSelected']): Loaded {
  const faults: FileFault[] = []
  const refused = new Set<string>()
  const good: ContentFile[] = []
  const folders = files.filter(({ parts }) => parts)
  for (const file of files.filter(({ parts }) => !parts)) {
    const read = file.kind === 'post' ? readPostFile : kindOf(file.kind).readFile
    const { draft, faults: found } = read(file, OPERATOR_LANGUAGE)
    faults.push(...found)
    if (!draft) refused.add(`${file.parent}/${file.slug}`)
    else if (draft.status === null || draft.status === 'published') good.push(file)
  }
  const ofKind = (kind: string) => good.filter((file) => file.kind === kind)
  const { problems, faults: ofProblems } = toProblems(folders)
  faults.push(...ofProblems)
  const content = {
    questions: ofKind('question').map((file) => toItem(file, questionMatter)),
    points: ofKind('knowledge-point').map((file) => toItem(file, pointMatter)),
    interviews: ofKind('interview-question').map((file) => toItem(file, interviewMatter)),
    posts: ofKind('post').map((file) => toItem(file, postMatter)),
    problems,
    refused,
    isSelected,
  }
  return { content, faults }
}

function toItem<S extends z.ZodType>(
  { text, path, parent, slug }: ContentFile,
  schema: S,
): Item<z.output<S>> {
  const matter = readFrontMatter(text)
  if (Array.isArray(matter)) throw new Error(`${path} was read before`)
  const start = text.length - text.trimEnd().length + matter.body.length
  const line = text.slice(0, text.length - start).split('\n').length
  return {
    path,
    parent,
    name: `${parent}/${slug}`,
    matter: schema.parse(matter.value),
    lineOf: matter.lineOf,
    body: readBody(matter.body, line),
  }
}
