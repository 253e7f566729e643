import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutbox } from '../../testing/outbox.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'digest-'))
  t = await startTestApp({ dataDir, publicUrl: 'https://site.example' })
})
afterAll(async () => {
  await t.close()
  await rm(dataDir, { recursive: true })
})

/** Nine in the morning in Shanghai, some days from now. */
const morning = (day: number) => {
  const time = new Date(Date.now() + day * 86_400_000)
  time.setUTCHours(1, 0, 0, 0)
  return time
}
const run = (now: Date) => t.services.digests.mailAll(new AbortController().signal, now)
const send = (userId: number, subject: string, kind: 'like' | 'reply' = 'reply') =>
  t.database.kysely
    .transaction()
    .execute((trx) =>
      t.services.messages.send(trx, [
        { userId, kind, event: 'contribution.accepted', subject, path: '/contribute' },
      ]),
    )
/** The text of a mail, however its bytes were written. */
const unfold = (mail: string) => {
  const [head = '', ...parts] = mail.split('\r\n\r\n')
  const body = parts.join('\r\n\r\n')
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
const mailsTo = async ({ email }: SignedIn) =>
  (await readOutbox(t, dataDir)).filter((mail) => mail.includes(`To: ${email}`))

/** Somebody who wants mails of replies, and has an unread one. */
const reader = async () => {
  const user = await t.signIn()
  // The mails of this test become files; the site says that it sends none.
  await t.database.kysely
    .insertInto('user_message_preference')
    .values({ user_id: user.id, kind: 'reply', channel: 'mail' })
    .execute()
  await send(user.id, '第一条<b>')
  return user
}

test('早上一封信，只有选了邮件、没有读的，每条一次', async () => {
  const user = await reader()
  await send(user.id, '赞不寄', 'like')
  await run(new Date(morning(1).getTime() - 4 * 3_600_000))
  expect(await mailsTo(user)).toEqual([])
  await run(morning(1))
  await run(morning(1))
  const [mail = '', ...more] = await mailsTo(user)
  expect(more).toEqual([])
  const text = unfold(mail)
  expect(text).toContain('· 你提交的题目被采纳了：第一条<b>\r\n  https://site.example/contribute')
  expect(text).not.toContain('赞不寄')
  expect(text).toMatch(/https:\/\/site\.example\/unsubscribe\?token=[\w-]{43}/)
  await run(morning(2))
  await send(user.id, '第二条')
  await run(morning(3))
  const second = unfold((await mailsTo(user))[1] ?? '')
  expect([second.includes('第一条'), second.includes('第二条')]).toEqual([false, true])
})

test('读过的不寄', async () => {
  const user = await reader()
  await user.api.message.readAll({ until: new Date().toISOString() })
  await run(morning(1))
  expect(await mailsTo(user)).toEqual([])
})

test('信头能一键退订：打开不算，提交才算，之后不再寄', async () => {
  const user = await reader()
  await run(morning(1))
  const head = ((await mailsTo(user))[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const url = /List-Unsubscribe: <https:\/\/site\.example(\S+)>/.exec(head)?.[1] ?? ''
  const opened = await t.app.inject({ url })
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `/unsubscribe?token=${url.split('/').at(-1)}`,
  ])
  expect((await user.api.message.preferences({})).reply).toBe('mail')
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { body } = await t.app.inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': type },
    })
    expect(JSON.parse(body)).toMatchObject({ code: Code.success, data: true })
  }
  expect((await user.api.message.preferences({})).reply).toBe('site')
  await send(user.id, '之后的')
  await run(morning(2))
  expect(await mailsTo(user)).toHaveLength(1)
})

test('不存在的退订：40400；写坏的：40000', async () => {
  expect((await refusal(t.guest.message.unsubscribe({ token: 'x'.repeat(43) }))).code).toBe(Code.notFound)
  expect((await refusal(t.guest.message.unsubscribe({ token: 'x' }))).code).toBe(Code.badParameters)
})

test('要验证邮箱的站：没有证明过的地址不寄', async () => {
  const user = await reader()
  const strict = await startTestApp({ dataDir, database: t.database, hasEmailVerification: true })
  await strict.services.digests.mailAll(new AbortController().signal, morning(1))
  await strict.services.mailer.settle()
  expect(await mailsTo(user)).toEqual([])
  await strict.close()
  await run(morning(1))
  expect(await mailsTo(user)).toHaveLength(1)
})

test('信用读者的语言写', async () => {
  const user = await reader()
  await t.database.kysely
    .updateTable('app_user')
    .set({ language: 'en-US' })
    .where('id', '=', user.id)
    .execute()
  await run(morning(1))
  const [mail = ''] = await mailsTo(user)
  expect(unfold(mail)).toContain(': 第一条<b>')
  expect(mail).not.toMatch(/^Subject: .*=\?UTF-8/im)
})
