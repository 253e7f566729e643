import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LocalFiles } from '../../platform/files/LocalFiles.ts'
import { StorageFault, type StorageFaultKind } from '../../platform/files/s3/StorageFault.ts'
import { LlmFault, type LlmFaultKind } from '../../platform/llm/LlmFault.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import { hasServerText } from '../../testing/server-text.ts'
import { checkAi } from './check-ai.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkStorage } from './check-storage.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

test.each(['EAUTH', 'ETLS', 'ECONNREFUSED', 'ESOCKET', 'EDNS', 'ETIMEDOUT', 'EODD'])(
  '邮件服务器出错%s：说出是什么、怎样修好',
  async (code) => {
    const found = await checkMail({ verify: () => Promise.reject(coded(code)) })()
    expect(found.state).toBe('failed')
    for (const key of [found.fact, found.remedy]) expect(hasServerText(`health.mail.${key}`)).toBe(true)
  },
)

test('邮件服务器正常', async () => {
  expect(await checkMail({ verify: async () => true })()).toEqual({ state: 'ok', fact: 'ready' })
})

const faults: LlmFaultKind[] = [
  'noKey',
  'wrongKey',
  'unknownModel',
  'noCredit',
  'tooMany',
  'timeout',
  'unreachable',
  'cut',
  'malformed',
  'refused',
  'length',
  'failed',
]

test.each(faults)('模型出错%s：说出是什么、怎样修好', async (kind) => {
  const stream = () => Promise.reject(new LlmFault(kind))
  const found = await checkAi({ model: 'some-model', stream })()
  expect(found.state).toBe('failed')
  for (const key of [found.fact, found.remedy]) expect(hasServerText(`health.ai.${key}`)).toBe(true)
})

test('模型答了第一个字就够了，其余不再要', async () => {
  let isLetGo = false
  const stream: Llm['stream'] = (_, { signal, onPiece }) => {
    signal.addEventListener('abort', () => {
      isLetGo = true
    })
    onPiece({ kind: 'text', text: 'p' })
    return new Promise(() => {})
  }
  expect(await checkAi({ model: 'some-model', stream })()).toMatchObject({ state: 'ok', fact: 'ready' })
  expect(isLetGo).toBe(true)
})

test.each([
  ['embedded', 'restart'],
  ['postgres', 'reach'],
] as const)('数据库不应答（%s）', async (kind, remedy) => {
  const found = await checkDatabase({ kind, ping: () => Promise.reject(new Error('gone')) })()
  expect(found).toEqual({ state: 'failed', fact: 'silent', remedy })
})

test('数据文件夹写不了', async () => {
  const file = path.join(tmpdir(), `no-folder-${process.pid}`)
  await writeFile(file, '')
  const check = checkStorage(file, new LocalFiles(file))
  expect(await check()).toEqual({ state: 'failed', fact: 'notWritable', remedy: 'allow' })
  await rm(file)
})

test('数据文件夹能写，里面放文件的文件夹写不了', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  await writeFile(path.join(folder, 'files'), '')
  const check = checkStorage(folder, new LocalFiles(path.join(folder, 'files')))
  expect(await check()).toEqual({ state: 'failed', fact: 'notWritable', remedy: 'allow' })
  await rm(folder, { recursive: true })
})

const storageFaults: StorageFaultKind[] = [
  ...(['unreachable', 'timeout', 'tls', 'wrongKey', 'noBucket'] as const),
  ...(['noRights', 'clock', 'region', 'full', 'failed'] as const),
]

test.each(storageFaults)('S3出错%s：说出是什么、怎样修好', async (kind) => {
  const found = await checkStorage(tmpdir(), { verify: () => Promise.reject(new StorageFault(kind)) })()
  expect(found).toEqual({ state: 'failed', fact: `s3.${kind}`, remedy: `s3.${kind}Remedy` })
  for (const key of [found.fact, found.remedy]) expect(hasServerText(`health.storage.${key}`)).toBe(true)
})

test('S3正常', async () => {
  const found = await checkStorage(tmpdir(), { verify: () => Promise.resolve() })()
  expect(found).toMatchObject({ state: 'ok', fact: 'readyS3' })
  expect(hasServerText('health.storage.readyS3')).toBe(true)
})
