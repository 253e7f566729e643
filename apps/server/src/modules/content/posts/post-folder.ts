import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../../platform/i18n.ts'
import type { StarterPost } from '../../discussion/write/starter-post.service.ts'
import { toFile } from '../folder/content-folder.ts'
import type { ContentFile, FileFault } from '../kinds/kind.ts'
import { postFields, readPostFile } from './post-file.ts'

/** The folder's name within the content. */
const FOLDER = 'posts'

/** Reads `posts/*.md` in their order. A post with a fault is left out. */
export async function readPostFolder(
  content: string,
  language: Language,
): Promise<{ posts: StarterPost[]; faults: FileFault[] }> {
  const { files, faults } = await readPostFiles(content, language)
  const read = files.map((file) => readPostFile(file, language))
  const posts = read
    .flatMap(({ draft }) => draft ?? [])
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ title, fields }) => ({ title, ...postFields.parse(fields) }))
  return { posts, faults: [...faults, ...read.flatMap((one) => one.faults)] }
}

/** The files of `posts/`, and those that are no text. */
export async function readPostFiles(
  content: string,
  language: Language,
): Promise<{ files: ContentFile[]; faults: FileFault[] }> {
  const names = (await readdir(path.join(content, FOLDER))).filter((name) => name.endsWith('.md')).sort()
  const read = await Promise.all(
    names.map(async (name) => {
      const place = {
        kind: 'post',
        path: `${FOLDER}/${name}`,
        parent: '',
        slug: name.slice(0, -'.md'.length),
      }
      return toFile(place, await readFile(path.join(content, FOLDER, name)), language)
    }),
  )
  return {
    files: read.flatMap(({ file }) => file ?? []),
    faults: read.flatMap(({ fault }) => fault ?? []),
  }
}
