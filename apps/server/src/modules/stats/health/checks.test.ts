import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { LocalFiles } from '../../../platform/files/LocalFiles.ts'
import { StorageFault, type StorageFaultKind } from '../../../platform/files/s3/StorageFault.ts'
import { LlmFault, type LlmFaultKind } from '../../../platform/llm/LlmFault.ts'
import type { Llm } from '../../../platform/llm/llm.ts'
import { OpenAiCompatible } from '../../../platform/llm/OpenAiCompatible.ts'
import { createLog } from '../../../platform/log.ts'
import { Mailer } from '../../../platform/mail/Mailer.ts'
import { type CompletionCall, startOpenAiServer } from '../../../testing/openai-server.ts'
import { hasServerText } from '../../../testing/server-text.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { checkAi } from './check-ai.ts'
import { checkDatabase, judgePostgres } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkMail } from './check-mail.ts'
import { checkStorage } from './check-storage.ts'
import type { Finding } from './health-check.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'checks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** Every problem says what it is and how to put it right. */
function expectTexts(part: string, found: readonly Finding[]): void {
  for (const { fact, remedy } of found)
    for (const key of [fact, remedy])
      expect([key, hasServerText(`health.${part}.${key}`)]).toEqual([key, true])
}

const coded = (code: string) => Object.assign(new Error(code), { code })

test.each(['EAUTH', 'ETLS', 'ECONNREFUSED', 'ESOCKET', 'EDNS', 'ETIMEDOUT', 'EODD'])(
  '邮件服务器出错%s：说出是什么、怎样修好',
  async (code) => {
    const found = await checkMail({ verify: () => Promise.reject(coded(code)) })()
    expect(found[0]?.state).toBe('failed')
    expectTexts('mail', found)
  },
)

test('真的邮件服务器：登录成功就正常，密码不对就说密码不对，一封信也不寄', async () => {
  let mails = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'someone' }) : done(new Error('wrong')),
    onData: (_, __, done) => {
      mails += 1
      done()
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  onTestFinished(() => server.close())
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const check = async (password: string) => {
    const smtpUrl = `smtp://someone:${password}@127.0.0.1:${port}`
    const mailer = new Mailer({ smtpUrl, from: 'a@example.com', outbox: folder, log: createLog('silent') })
    return (await checkMail(mailer)())[0]?.fact
  }
  expect(await check('right')).toBe('ready')
  expect(await check('wrong')).toBe('login')
  expect(mails).toBe(0)
})

const faults: LlmFaultKind[] = [
  ...(['noKey', 'wrongKey', 'unknownModel', 'noCredit', 'tooMany', 'timeout'] as const),
  ...(['unreachable', 'cut', 'malformed', 'refused', 'length', 'failed'] as const),
]

test.each(faults)('模型出错%s：说出是什么、怎样修好', async (kind) => {
  const stream = () => Promise.reject(new LlmFault(kind))
  const found = await checkAi({ model: 'some-model', stream })()
  expect(found[0]?.state).toBe('failed')
  expectTexts('ai', found)
})

/** What is found of a model whose provider answers so. */
async function findingOf(answer: (call: CompletionCall) => unknown): Promise<Finding | undefined> {
  const provider = await startOpenAiServer({ answer })
  const settings = { baseUrl: provider.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 5 }
  const llm = new OpenAiCompatible(settings)
  const [found] = await checkAi(llm)()
  llm.close()
  await provider.close()
  return found
}

test('模型一段一段地答：正常，说出多久开始；一次到齐：说有人攒着', async () => {
  const numbers = Array.from({ length: 8 }, (_, index) => `${index} `)
  const slowly = await findingOf(async (call) => {
    await pause(50)
    for (const number of numbers) {
      call.say(number)
      await pause(5)
    }
    call.finish()
  })
  expect(slowly).toMatchObject({ state: 'ok', fact: 'ready' })
  expect(slowly?.values?.milliseconds).toBeGreaterThanOrEqual(50)
  const atOnce = await findingOf((call) => {
    call.say(numbers.join(''))
    call.finish()
  })
  expect(atOnce).toMatchObject({ state: 'failed', fact: 'atOnce' })
})

test('模型写够了就不再要', async () => {
  let isLetGo = false
  const stream: Llm['stream'] = async (_, { signal, onPiece }) => {
    signal.addEventListener('abort', () => {
      isLetGo = true
    })
    for (;;) {
      onPiece({ kind: 'text', text: 'p' })
      await pause(2)
      if (signal.aborted) throw signal.reason
    }
  }
  expect(await checkAi({ model: 'some-model', stream })()).toMatchObject([{ state: 'ok', fact: 'ready' }])
  expect(isLetGo).toBe(true)
})

test.each([
  ['embedded', 'silent'],
  ['postgres', 'unreachable'],
] as const)('数据库不应答（%s）', async (kind, fact) => {
  const { kysely, close } = await createTestDatabase()
  const found = await checkDatabase({ kind, kysely, ping: () => Promise.reject(new Error('gone')) })()
  expect(found).toMatchObject([{ state: 'failed', fact }])
  expectTexts('database', found)
  await close()
})

const facts = {
  version: '15.8',
  isTooOld: false,
  encoding: 'UTF8',
  canCreate: true,
  hasTables: true,
  connections: 20,
  maxConnections: 97,
  database: 'site',
  user: 'site',
}

test.each([
  ['tooOld', { version: '14.2', isTooOld: true }],
  ['wrongEncoding', { encoding: 'LATIN1' }],
  ['noRights', { canCreate: false }],
  ['fewConnections', { connections: 90 }],
])('PostgreSQL的毛病%s', (fact, changed) => {
  const found = judgePostgres({ ...facts, ...changed })
  expect(found).toMatchObject([{ state: 'failed', fact }])
  expectTexts('database', found)
})

test('PostgreSQL没有毛病', () => {
  expect(judgePostgres(facts)).toMatchObject([{ state: 'ok', fact: 'postgres' }])
})

test('数据文件夹写不了', async () => {
  const file = path.join(folder, 'no-folder')
  await writeFile(file, '')
  const found = await checkStorage(file)()
  expect(found).toMatchObject([{ state: 'failed', fact: 'notWritable' }])
  expectTexts('storage', found)
})

test('磁盘快满', async () => {
  const found = await checkStorage(folder, async () => 100 * 1024 ** 2)()
  expect(found).toMatchObject([{ state: 'failed', fact: 'scarce', values: { gibibytes: '0.1' } }])
  expectTexts('storage', found)
})

test('别人看得到的文件夹：点名，说出怎样改', async () => {
  const check = checkStorage(folder, async () => 10 * 1024 ** 3)
  await mkdir(path.join(folder, 'outbox'), { mode: 0o700 })
  expect(await check()).toMatchObject([{ state: 'ok', fact: 'ready' }])
  await chmod(path.join(folder, 'outbox'), 0o755)
  const found = await check()
  expect(found).toMatchObject([{ state: 'ok' }, { fact: 'open', values: { folders: `${folder}/outbox` } }])
  expectTexts('storage', found.slice(1))
})

test('图片：写得进、写不进', async () => {
  expect(await checkFiles(new LocalFiles(path.join(folder, 'files')))()).toMatchObject([
    { state: 'ok', fact: 'ready' },
  ])
  await writeFile(path.join(folder, 'taken'), '')
  const full = await checkFiles(new LocalFiles(path.join(folder, 'taken')))()
  expect(full).toMatchObject([{ state: 'failed', fact: 'failed' }])
  expectTexts('files', full)
})

const storageFaults: StorageFaultKind[] = [
  ...(['unreachable', 'timeout', 'tls', 'wrongKey', 'noBucket'] as const),
  ...(['noRights', 'clock', 'region', 'full', 'failed'] as const),
]

test.each(storageFaults)('S3出错%s：说出是什么、怎样修好', async (kind) => {
  const found = await checkFiles({ verify: () => Promise.reject(new StorageFault(kind)) })()
  expect(found).toMatchObject([{ state: 'failed', fact: `s3.${kind}` }])
  expectTexts('files', found)
})

test('S3正常', async () => {
  const found = await checkFiles({ verify: () => Promise.resolve() })()
  expect(found).toMatchObject([{ state: 'ok', fact: 'readyS3' }])
  expect(hasServerText('health.files.readyS3')).toBe(true)
})
