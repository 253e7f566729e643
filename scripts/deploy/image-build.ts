import { matchesGlob } from 'node:path'

/** A step of a Dockerfile: files copied out of the repository, or a command run in the folder they are copied to. */
export type BuildStep = { copy: string[]; into: string } | { run: string }

/** The steps of a Dockerfile's first stage that change its folder, in order. */
export function buildSteps(dockerfile: string): BuildStep[] {
  const [, stage = ''] = dockerfile.split(/^FROM .+$/m)
  return [...stage.matchAll(/^(COPY|RUN) (.+)$/gm)].map(([, instruction, text = '']): BuildStep => {
    if (instruction === 'RUN') return { run: text }
    const paths = text.split(' ')
    return { copy: paths.slice(0, -1), into: paths.at(-1) ?? '' }
  })
}

/** Whether .dockerignore keeps a path of the repository from the image, itself or by a folder above it. */
export function isIgnored(dockerignore: string, path: string): boolean {
  const patterns = dockerignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/^\//, ''))
  const names = path.split('/')
  return names.some((_, index) => {
    const part = names.slice(0, index + 1).join('/')
    return patterns.some((pattern) => matchesGlob(part, pattern))
  })
}

/** The files that pnpm reads before it fetches, by what its two own files name. @param exists whether a file is in the repository */
export function filesOfFetch(
  workspace: unknown,
  lock: { patchedDependencies?: unknown },
  exists: (path: string) => boolean,
): string[] {
  const own = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', '.pnpmfile.cjs', '.pnpmfile.mjs']
  return [...own, ...stringsIn(workspace), ...stringsIn(lock.patchedDependencies)].filter(exists)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
