import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ServerProcess, spawnServer } from '../fixtures/server-process.ts'

/**
 * `npm run test:busy [ROUNDS [LOOPS]]`: starts the built product beside busy loops, twenty if not told otherwise, on an empty and on an existing folder;
 * once with an eighth of a processor, where the system lets root limit that; and pauses it while it writes. Not in
 * `npm test`: on two cores five rounds take half an hour.
 */

const CGROUP = '/sys/fs/cgroup/cpu/busy-start'
const PERIOD_MICROSECONDS = 100_000
const QUOTA_MICROSECONDS = 12_000
const PAUSE_MILLISECONDS = 20_000
const SETTLE_MILLISECONDS = 2_000

const [rounds = 5, loops = 20] = process.argv.slice(2).map(Number)
let failed = 0

await withLoops(async () => {
  for (let round = 1; round <= rounds; round++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'busy-'))
    await report(`load ${loops}, empty folder, ${round} of ${rounds}`, () => startOnce(dataDir))
    await report(`load ${loops}, the same folder, ${round} of ${rounds}`, () => startOnce(dataDir))
    await rm(dataDir, { recursive: true })
  }
})
const dataDir = await mkdtemp(join(tmpdir(), 'busy-'))
if (canLimit()) await report('12 % of a processor, empty folder', () => startOnce(dataDir, limit))
else say('- 12 % of a processor: only root of a system with cgroup v1 can limit that')
for (const round of [1, 2, 3]) await report(`paused while it writes, ${round} of 3`, () => pauseOnce(dataDir))
await rm(dataDir, { recursive: true })
say(failed === 0 ? 'all of them started and served' : `${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function report(name: string, act: () => Promise<void>): Promise<void> {
  const start = performance.now()
  const fault = await act().then(
    () => '',
    (error: unknown) => String(error),
  )
  if (fault !== '') failed += 1
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  say(`${fault === '' ? '✓' : '✗'} ${name}: ${seconds} s ${fault}`)
}

async function startOnce(
  dataDir: string,
  prepare: (server: ServerProcess) => void = () => {},
): Promise<void> {
  const server = spawnServer({ DATA_DIR: dataDir })
  prepare(server)
  await server.listening
  await stop(server)
}

async function stop(server: ServerProcess): Promise<void> {
  server.process.kill('SIGTERM')
  await server.ended
}

/** No call that is made two seconds after the pause, or later, may fail. */
async function pauseOnce(dataDir: string): Promise<void> {
  const server = spawnServer({ DATA_DIR: dataDir })
  try {
    const url = await server.listening
    let isOver = false
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let round = 0; !isOver; round++)
        await register(url, `${process.pid}-${Date.now()}-${writer}-${round}`)
    }).map((writer) => writer.catch(() => undefined))
    await setTimeout(SETTLE_MILLISECONDS)
    server.process.kill('SIGSTOP')
    await setTimeout(PAUSE_MILLISECONDS)
    server.process.kill('SIGCONT')
    await setTimeout(SETTLE_MILLISECONDS)
    isOver = true
    await Promise.all(writers)
    for (let round = 0; round < 20; round++) await register(url, `after-${Date.now()}-${round}`)
  } finally {
    await stop(server)
  }
}

async function register(url: string, name: string): Promise<void> {
  const short = name.slice(-18)
  const user = { email: `${name}@example.com`, username: short, password: 'a-longer-password-1' }
  const answer = await fetch(new URL('/api/user/register', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  const { code, message }: { code: number; message: string } = JSON.parse(await answer.text())
  if (code !== 0) throw new Error(`${code} ${message}`)
}

async function withLoops(act: () => Promise<void>): Promise<void> {
  const children: ChildProcess[] = Array.from({ length: loops }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    await act()
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
}

function canLimit(): boolean {
  try {
    mkdirSync(CGROUP)
    rmdirSync(CGROUP)
    return true
  } catch {
    return false
  }
}

function limit({ process: { pid }, ended }: ServerProcess): void {
  mkdirSync(CGROUP)
  writeFileSync(join(CGROUP, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS))
  writeFileSync(join(CGROUP, 'cpu.cfs_quota_us'), String(QUOTA_MICROSECONDS))
  writeFileSync(join(CGROUP, 'cgroup.procs'), String(pid))
  void ended.finally(() => rmdirSync(CGROUP))
}
