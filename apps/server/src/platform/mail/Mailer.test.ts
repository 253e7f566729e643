import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { Mailer } from './Mailer.ts'

const mail = { to: 'lin@example.com', subject: '验证码', text: '你的验证码是123456' }
const log = createLog('silent')
let outbox: string

beforeEach(async () => {
  outbox = path.join(await mkdtemp(path.join(tmpdir(), 'mail-')), 'outbox')
})
afterEach(() => rm(path.dirname(outbox), { recursive: true }))

test('有SMTP_URL：信到了真的邮件服务器', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailer = new Mailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: '平台 <no-reply@example.com>',
    outbox,
    log,
  })
  mailer.send(mail)
  await mailer.close()
  await new Promise((resolve) => server.close(() => resolve(null)))
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^To: lin@example\.com/m)
  expect(await readdir(outbox).catch(() => [])).toEqual([])
})

test('没有SMTP_URL：写成文件，日志说在哪里，不说寄给谁', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const mailer = new Mailer({ smtpUrl: undefined, from: 'no-reply@example.com', outbox, log })
  mailer.send(mail)
  await mailer.close()
  const [file = ''] = await readdir(outbox)
  expect((await stat(outbox)).mode & 0o777).toBe(0o700)
  expect(await readFile(path.join(outbox, file), 'utf8')).toContain('To: lin@example.com')
  expect(JSON.stringify(warn.mock.calls)).toContain(file)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('lin@')
})

test('许多封：一封寄不出，后面的照寄；关闭之后不再寄', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const mailer = new Mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@example.com', outbox, log })
  const outcomes: string[] = []
  mailer.watch((outcome) => outcomes.push(outcome))
  mailer.sendInTurn([mail, mail, mail])
  await mailer.settle()
  expect(outcomes).toEqual(['failed', 'failed', 'failed'])
  expect(error).toHaveBeenCalledTimes(3)
  await mailer.close()
  mailer.sendInTurn([mail])
  await mailer.settle()
  expect(outcomes).toHaveLength(3)
})

test('邮件服务器不在：只记日志，不牵连别的', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const mailer = new Mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@example.com', outbox, log })
  mailer.send(mail)
  await mailer.close()
  expect(error).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(error.mock.calls)).not.toContain('123456')
})

test('邮件服务器接了连接就不说话：停下不等它，说放弃了几封', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const options = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com', outbox, log }
  const mailer = new Mailer(options)
  const outcomes: string[] = []
  mailer.watch((outcome) => outcomes.push(outcome))
  mailer.send(mail)
  await once(server, 'connection')
  await mailer.close()
  expect(outcomes).toEqual([])
  expect(warn.mock.calls[0]?.[0]).toEqual({ count: 1 })
  for (const socket of sockets) socket.destroy()
  await mailer.settle()
  server.close()
})
