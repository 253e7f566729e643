import { parentAuditOf, parentLimits } from '../content/parent-values.ts'

export const chapterLimits = { ...parentLimits, introduction: 5_000, paths: 10, path: 20 } as const

export const chapterAudit = parentAuditOf('chapter')

/** What says of a chapter which learning paths it is part of. */
interface OnPaths {
  readonly paths: readonly string[]
}

/** The learning paths that chapters name, in the chapters' order. */
export const listPaths = (chapters: readonly OnPaths[]): string[] => [
  ...new Set(chapters.flatMap(({ paths }) => paths)),
]

/** The chapters of a path: those that name it, and those that name none. Without a path all of them. */
export function chaptersOn<C extends OnPaths>(path: string | undefined, chapters: readonly C[]): C[] {
  return chapters.filter(({ paths }) => path === undefined || paths.length === 0 || paths.includes(path))
}

/** The path of a role: 后端 and Java are on Java后端, JavaScript is not; undefined where none is. */
export function pathOfRole(role: string, paths: readonly string[]): string | undefined {
  const wanted = wordsOf(role)
  return paths.find((path) => {
    const own = wordsOf(path)
    if (own.latin.length > 0 && wanted.latin.length > 0)
      return own.latin.some((word) => wanted.latin.includes(word))
    return (
      own.han !== '' && wanted.han !== '' && (own.han.includes(wanted.han) || wanted.han.includes(own.han))
    )
  })
}

function wordsOf(name: string): { latin: string[]; han: string } {
  const latin = name.toLowerCase().match(/[a-z][a-z0-9+#.]*/g) ?? []
  return { latin, han: (name.match(/\p{Script=Han}/gu) ?? []).join('') }
}
