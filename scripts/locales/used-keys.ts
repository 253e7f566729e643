import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { findKeys } from 'i18next-cli'

/** A key that the sources ask for, and where. */
export interface UsedKey {
  namespace: string
  key: string
  place: string
}

/** What the sources ask for. */
export interface Usage {
  keys: UsedKey[]
  /** Starts of keys made while running: `validation:` or `rating.` of `` t(`rating.${grade}`) ``. */
  prefixes: string[]
  /** Every quoted word, which may be a key that is handed on. */
  literals: Set<string>
}

interface Scope {
  sources: string[]
  functions: string[]
  defaultNamespace: string
}

/** Which functions give texts where, and the namespace they take keys from when none is named. */
const SCOPES: Scope[] = [
  {
    sources: ['apps/learner/src', 'apps/admin/src', 'packages/ui/src'],
    functions: ['t', '*.t'],
    defaultNamespace: 'common',
  },
  { sources: ['apps/server/src'], functions: ['t', '*.t'], defaultNamespace: 'server' },
  { sources: ['apps/server/src'], functions: ['operatorText'], defaultNamespace: 'operator' },
]

/** Where keys are named as words. */
const SOURCES = [
  '{apps,packages}/*/src/**/*.{ts,tsx}',
  'scripts/content/**/*.ts',
  'scripts/{install.mjs,build/build-sites.ts}',
]

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**']

/** Reads the sources below `root` and lists the keys they use. */
export async function findUsedKeys(root: string): Promise<Usage> {
  const keys: UsedKey[] = []
  for (const scope of SCOPES) keys.push(...(await findInScope(root, scope)))
  const prefixes: string[] = []
  const literals = new Set<string>()
  for await (const file of glob(SOURCES, { cwd: root, exclude: TESTS })) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, prefix = ''] of source.matchAll(/`([\w:-]*[:.][\w.:-]*)\$\{/g)) prefixes.push(prefix)
    for (const [, literal = ''] of source.matchAll(/['"`]([\w.:-]+)['"`]/g)) literals.add(literal)
  }
  return { keys, prefixes, literals }
}

async function findInScope(root: string, scope: Scope): Promise<UsedKey[]> {
  const unreadable: string[] = []
  const { allKeys } = await findKeys(
    {
      locales: ['zh-CN'],
      extract: {
        input: scope.sources.map((folder) => join(root, folder, '**/*.{ts,tsx}')),
        ignore: TESTS,
        output: 'locales/{{language}}/{{namespace}}.json',
        functions: scope.functions,
        defaultNS: scope.defaultNamespace,
        extractFromComments: false,
      },
    },
    { info() {}, warn() {}, error: (problem: unknown) => unreadable.push(String(problem)) },
  )
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'))
  return [...allKeys.values()].map(({ key, ns, locations }) => ({
    key,
    namespace: ns || scope.defaultNamespace,
    place: locations?.[0] ? `${relative(root, locations[0].file)}:${locations[0].line}` : 'the sources',
  }))
}
