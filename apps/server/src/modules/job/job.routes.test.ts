import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { settleJobs } from '../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('后台任务', () => {
  let t: TestApp
  let admin: TestApp['guest']
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(() => t.close())

  /** A delivery that has failed for good. */
  const fail = async () => {
    const { rows } = await sql<{ id: string }>`
      insert into pgboss.job (name, data, state, retry_count, completed_on, output)
      values ('announcement.deliver', '{"data":null}', 'failed', 3, now(), '{"message":"磁盘满了\\n别的"}')
      returning id`.execute(t.database.kysely)
    return rows[0]?.id ?? ''
  }

  test('数得出，失败的说出名字、时候、试了几次、为什么', async () => {
    const id = await fail()
    const { latest, failed } = await admin.job.overview()
    expect(failed).toBe(1)
    expect(latest).toEqual([
      { id, name: 'announcement.deliver', tries: 4, reason: '磁盘满了', failTime: expect.any(String) },
    ])
  })

  test('重试：再做一次，做成了就不在失败里，操作有记录', async () => {
    const [first] = (await admin.job.overview()).latest
    await admin.job.retry({ name: 'announcement.deliver', id: first?.id ?? '' })
    await settleJobs(t.database)
    expect((await admin.job.overview()).failed).toBe(0)
    const { records } = await admin.auditLog.page({ action: 'job.retry' })
    expect(records[0]).toMatchObject({ targetName: 'announcement.deliver', targetId: null })
  })

  test('没有失败的任务：40400', async () => {
    const missing = await refusal(admin.job.retry({ name: 'announcement.deliver', id: NOWHERE }))
    expect(missing.code).toBe(Code.notFound)
    expect((await refusal(admin.job.retry({ name: 'nothing', id: NOWHERE }))).code).toBe(Code.notFound)
  })

  test('只有管理员看得到', async () => {
    const { api } = await t.signIn()
    expect((await refusal(api.job.overview())).code).toBe(Code.noPermission)
    expect((await refusal(t.guest.job.overview())).code).toBe(Code.notLoggedIn)
  })
})
