import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSites } from './build/build-sites.ts'
import { ROOT, toolEnvironment } from './run-tool.ts'

interface Part {
  name: string
  folder: string
  command: string
  args: string[]
}

const PARTS: Part[] = [
  { name: 'server', folder: '.', command: 'node', args: ['--watch', 'apps/server/src/app/cli.ts'] },
  { name: 'learner', folder: 'apps/learner', command: 'vite', args: [] },
  { name: 'admin', folder: 'apps/admin', command: 'vite', args: [] },
]

// The server serves built sites too, and does not start without them; theirs may be old here.
if (!['learner', 'admin'].every((site) => existsSync(join(ROOT, 'apps', site, 'dist/.build-hash')))) {
  await buildSites()
}

const running = new Set<ChildProcess>()
for (const part of PARTS) running.add(start(part))

process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)

function start({ name, folder, command, args }: Part): ChildProcess {
  const cwd = join(ROOT, folder)
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment(cwd), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${name.padEnd(8)}${line}`))
  }
  child.on('error', (error) => console.error(`${name.padEnd(8)}${error.message}`))
  child.on('close', (code) => {
    running.delete(child)
    // One part alone is of no use.
    if (code) process.exitCode = code
    stopAll()
  })
  return child
}

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}
