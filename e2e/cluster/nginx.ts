import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { ROOT } from '../../scripts/run-tool.ts'

/** nginx under the settings of deploy/nginx.conf. */
export interface Nginx {
  url: string
  /** The lines of its access log so far. */
  visits: () => Promise<string[]>
  /** Its error log so far, then the visits that were not served: which server failed a request, and how. */
  complaints: () => Promise<string>
  stop: () => Promise<void>
}

const READY_MILLISECONDS = 5_000

/** The program; undefined when there is none. */
export function findNginx(): string | undefined {
  // Debian keeps it where only root's PATH leads.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts nginx on a port of its own, with the shipped settings but for the two files that differ from place to place. */
export async function startNginx(program: string, servers: readonly string[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // Its workers are another user when it is started by root.
  await chmod(folder, 0o755)
  const port = await freePort()
  const log = join(folder, 'access.log')
  await mkdir(join(folder, 'nginx'))
  await symlink(join(ROOT, 'deploy/nginx.conf'), join(folder, 'nginx.conf'))
  const shipped = await readFile(join(ROOT, 'deploy/nginx/upstream.conf'), 'utf8')
  await writeFile(join(folder, 'nginx/upstream.conf'), inPlaceOf(shipped, servers))
  await writeFile(
    join(folder, 'nginx/listen.conf'),
    `listen 127.0.0.1:${port};\naccess_log ${log} visits;\nerror_log stderr warn;\n`,
  )
  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; pid ${join(folder, 'nginx.pid')};`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if (!(await answers(url))) {
    await stop()
    throw new Error(`nginx did not start:\n${said}`)
  }
  const visits = async () => (await readFile(log, 'utf8')).trimEnd().split('\n')
  const complaints = async () => {
    const failed = (await visits()).filter((line) => / [45]\d\d \d+ [\d.]+s via /.test(line))
    return [said, ...failed].join('\n')
  }
  return { url, visits, complaints, stop }
}

/** The shipped servers' settings, with other addresses. */
function inPlaceOf(shipped: string, servers: readonly string[]): string {
  let text = shipped
  for (const [index, server] of servers.entries())
    text = text.replaceAll(`server${index + 1}:3000`, new URL(server).host)
  return text
}

async function answers(url: string): Promise<boolean> {
  const end = performance.now() + READY_MILLISECONDS
  while (performance.now() < end) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return true
    await wait(20)
  }
  return false
}
