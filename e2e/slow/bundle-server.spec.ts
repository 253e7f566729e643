import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'playwright/test'
import { pdfOf } from '../../apps/server/src/testing/pdf-of.ts'
import { buildSteps, isIgnored } from '../../scripts/deploy/image-build.ts'
import { ROOT, runTool } from '../../scripts/run-tool.ts'
import { callApi, tokenOf } from '../fixtures/api.ts'
import { ADMIN, copyFilledData } from '../fixtures/app-server.ts'
import { type ServerProcess, spawnServer } from '../fixtures/server-process.ts'

/** A point, as PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let folder: string
let bundle: string
let running: ServerProcess[] = []

/** Runs the bundle where there is no Node, with nothing in its environment but the settings that a test needs. */
function start(args: string[] = [], settings: Record<string, string> = {}): ServerProcess {
  const server = spawnServer(
    { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: ADMIN.password, ...settings },
    { command: join(bundle, 'start'), args, cwd: folder, env: { PATH: join(folder, 'tools') } },
  )
  running.push(server)
  return server
}

async function makeBundle(target: string): Promise<string> {
  const { code, output } = await runTool(process.execPath, ['scripts/bundle.ts', target])
  expect(code, output).toBe(0)
  return output
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Outside the repository: no folder above has packages.
  folder = await mkdtemp(join(tmpdir(), 'e2e-bundle-'))
  bundle = join(folder, 'interview-practice')
  expect(await makeBundle(bundle)).toMatch(/^bundle .+: \d+\.\d MiB, /m)
  await mkdir(join(folder, 'tools'))
  await symlink('/usr/bin/dirname', join(folder, 'tools', 'dirname'))
  await copyFilledData(join(folder, 'data'))
})
test.afterEach(async () => {
  for (const { process, ended } of running) {
    process.kill('SIGKILL')
    await ended
  }
  running = []
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('发布文件夹：机器上不用有Node，页面、接口、线程与随带的包都在', async () => {
  const server = start()
  const url = await server.listening
  const read = async (path: string) => (await fetch(url + path)).text()

  const home = await read('/')
  expect(home).toContain('<h1')
  const script = /\/assets\/entry-client-[\w-]+\.js/.exec(home)?.[0] ?? ''
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')
  expect(await read('/admin/users')).toMatch(/<script[^>]+src="\/admin\/assets\//)
  expect(await read('/api/reference/')).toContain('swagger-ui')
  expect((await fetch(`${url}/api/reference/static/swagger-ui.css`)).status).toBe(200)

  // argon2: a password made here, and tried.
  const learner = { email: 'bundle@example.com', password: 'bundle-password-1' }
  await callApi(url, '', ['POST', '/api/user/register'], { ...learner, username: 'bundle' })
  const token = await tokenOf(url, learner)

  // sharp
  const { avatarUrl } = await callApi<{ avatarUrl: string }>(
    url,
    token,
    ['POST', '/api/user-profile/upload-avatar'],
    { image: PNG },
  )
  expect((await fetch(url + avatarUrl)).headers.get('content-type')).toBe('image/webp')

  // pdfjs, in a process of its own.
  const resume = Buffer.from(pdfOf('BT /F1 12 Tf 20 200 Td (Redis, MySQL) Tj ET')).toString('base64')
  const document = { field: 'resume', content: resume }
  expect(await callApi(url, token, ['POST', '/api/interview-session/read-document'], document)).toMatchObject(
    { text: 'Redis, MySQL' },
  )

  const found = await callApi<{ total: number }>(url, '', ['POST', '/api/search/page'], { q: 'xiancheng' })
  expect(found.total).toBeGreaterThan(0)

  const conversationId = await callApi<number>(url, token, ['POST', '/api/ai-conversation/add'], {
    title: '新对话',
  })
  const query = new URLSearchParams({ conversationId: String(conversationId), message: '什么是线程池？' })
  const reply = await fetch(`${url}/api/ai/chat/vo?${query}`, { headers: { authorization: token } })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  expect(await reply.text()).toMatch(/data: end\s*$/)

  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).not.toMatch(/"level":[456]0/)
})

test('发布文件夹：运维的命令也在里面，没有的命令说出有哪些', async () => {
  const rebuild = start(['search:rebuild'])
  expect(await rebuild.ended).toBe(0)
  expect(rebuild.output()).toMatch(/重建完成，共\d+条内容/)
  const imported = start(['content:import'])
  expect(await imported.ended).toBe(0)
  expect(imported.output()).toContain('没有变化')
  const doctor = start(['doctor'])
  await doctor.ended
  expect(doctor.output()).not.toMatch(/^\s+at /m)
  expect(doctor.output()).toContain('数据库')
  const backup = join(folder, 'site.backup')
  const saved = start(['backup', backup])
  expect(await saved.ended, saved.output()).toBe(0)
  const restored = start(['restore', backup], { DATA_DIR: join(folder, 'restored') })
  expect(await restored.ended, restored.output()).toBe(0)
  const help = start(['backup', '--help'])
  expect(await help.ended).toBe(0)
  expect(help.output()).toContain('./start backup FILE')
  const unknown = start(['constructor'])
  expect(await unknown.ended).toBe(1)
  expect(unknown.output()).toContain('content:import')
})

test('镜像：照Dockerfile的步骤，只用它拷贝的文件，做出来的一个字节也不差', async () => {
  const place = join(folder, 'build')
  const again = join(folder, 'again')
  const [dockerfile, dockerignore] = await Promise.all(
    ['deploy/Dockerfile', '.dockerignore'].map((file) => readFile(join(ROOT, file), 'utf8')),
  )
  const env = { PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin` }
  await mkdir(place)
  for (const step of buildSteps(dockerfile ?? '')) {
    if ('run' in step) {
      const command = step.run.replaceAll('/bundle', again)
      const { code, output } = await runTool('sh', ['-c', command], { cwd: place, env })
      expect(code, output).toBe(0)
    } else
      for (const path of step.copy)
        await cp(join(ROOT, path), join(place, step.into, path), {
          recursive: true,
          filter: (file) => file === ROOT || !isIgnored(dockerignore ?? '', relative(ROOT, file)),
        })
  }
  await rm(join(bundle, 'bin'), { recursive: true })
  expect(await digest(again)).toBe(await digest(bundle))
})

/** A hash of the names and contents of all files. */
async function digest(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}
