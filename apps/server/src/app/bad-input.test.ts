import type { Endpoint } from '@app/contract/common/endpoint'
import { Code } from '@app/contract/common/envelope'
import { contract } from '@app/contract/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource))
const withBody = endpoints.filter((endpoint) => endpoint.body)
const withPathId = endpoints.filter((endpoint) => endpoint.params)

const nasty: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  9_007_199_254_740_994,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '0000-01-01T00:00:00Z',
  "' or 1=1; drop table app_user; --",
  '<script>alert(1)</script>',
  '%_\\',
  '字'.repeat(30_000),
  [],
  [[[]]],
  {},
  { toString: 'x' },
]

describe('坏输入', () => {
  let t: TestApp
  let token: string
  beforeAll(async () => {
    t = await startTestApp()
    token = await t.signInAdmin()
    await createQuestion(t.database, { bankId: await createBank(t.database) })
  })
  afterAll(() => t.close())

  /** Everything that a refused call must leave as it was. */
  const snapshot = async () => {
    const { rows } = await sql`
      select (select json_agg(u.* order by u.id) from (select id, email, username from app_user) u) as users,
        (select count(*) from review_log) as ratings, (select count(*) from question_favourite) as favourites,
        (select count(*) from question_encounter) as encounters, (select count(*) from question_note) as notes`.execute(
      t.database.kysely,
    )
    return rows
  }
  const post = (endpoint: Endpoint, payload: string | object, contentType = 'application/json') =>
    t.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { authorization: token, 'content-type': contentType },
      payload,
    })

  test.each(withBody)('$method $path：每个字段的每种坏值都有答复，没有系统错误', async (endpoint) => {
    const names = Object.keys(endpoint.body?.shape ?? {})
    for (const name of names) {
      for (const value of nasty) {
        const { statusCode, body } = await post(endpoint, { [name]: value })
        expect(statusCode, `${name} = ${JSON.stringify(value)?.slice(0, 60)}: ${body}`).toBe(200)
        const envelope = JSON.parse(body)
        expect(envelope).toHaveProperty('message')
        expect(envelope.code).not.toBe(Code.systemError)
      }
    }
  })

  test.each(withBody)(
    '$method $path：没有的字段、缺的字段、不是对象、坏JSON，都拒绝而且什么也没变',
    async (endpoint) => {
      const before = await snapshot()
      const refused: [string | object, string?][] = [
        [{ thisFieldDoesNotExist: 1 }],
        ['[]'],
        ['null'],
        ['"text"'],
        ['{"a":'],
        ['{"__proto__": {"x": 1}}'],
        ['', 'application/json'],
        ['a=1', 'application/x-www-form-urlencoded'],
        ['<x/>', 'text/xml'],
      ]
      for (const [payload, contentType] of refused) {
        const answer = await post(endpoint, payload, contentType)
        expect([answer.statusCode, answer.json().code], String(payload)).toEqual([200, Code.badParameters])
      }
      expect(await snapshot()).toEqual(before)
    },
  )

  test('没有的字段点出名字', async () => {
    const answer = await post(contract.question.page, { colour: 'red' })
    expect(answer.json().data).toEqual([{ path: 'colour', message: '没有这个字段' }])
  })

  test('套得太深的内容：不管形状，都拒绝', async () => {
    const nest = (depth: number, inner = '') => '['.repeat(depth) + inner + ']'.repeat(depth)
    const payloads = [nest(7_000), nest(50_000), `[${Array(20).fill(nest(2_500)).join()}]`]
    for (const payload of [
      ...payloads,
      `{"content":${nest(50)}}`,
      `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
    ]) {
      const answer = await post(contract.note.update, payload)
      expect(answer.json()).toMatchObject({
        code: Code.badParameters,
        data: [{ path: '', message: '嵌套得太深' }],
      })
    }
    expect((await post(contract.user.login, { email: [[[[]]]] })).json().data[0].path).toBe('email')
  })

  test('错得再多，也只说出前20处', async () => {
    const fields = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`f${index}`, 1]))
    const answer = await post(contract.user.login, fields)
    expect(answer.json().data).toHaveLength(20)
    const long = await post(contract.user.login, { email: 'a@b.cd', password: 'x', ['k'.repeat(3_000)]: 1 })
    expect(long.body.length).toBeLessThan(1_000)
    const items = await post(contract.user.page, `{"ids":[${'-1,'.repeat(20_000)}-1]}`)
    expect(items.json().data.length).toBeLessThanOrEqual(20)
  })

  test.each(['\ud800', 'a\udc00b', 'a\0'])('没有一处文字收下%j', async (text) => {
    const answer = await post(contract.note.update, { questionId: 1, content: text, baseTime: null })
    expect(answer.json().data).toEqual([{ path: 'content', message: '含有无法保存的字符' }])
  })

  test('错误的话跟着读者的语言', async () => {
    const { app } = t
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
      payload: {},
    })
    expect(answer.json()).toMatchObject({
      message: 'Some of what you entered isn’t right. Please check and try again.',
    })
  })

  test('比字段所收的大得多的请求：41300', async () => {
    const answer = await post(contract.note.update, {
      questionId: 1,
      content: 'x'.repeat(1_200_000),
      baseTime: null,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([200, Code.tooLarge])
  })

  test.each(withPathId)('$method $path：坏编号', async (endpoint) => {
    for (const id of [
      '0',
      '-1',
      '1.5',
      'abc',
      '9007199254740993',
      '1e400',
      '%00',
      '%E0%A4%A',
      "1'--",
      '1'.repeat(300),
      ' ',
    ]) {
      const answer = await t.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(':id', id),
        headers: { authorization: token },
      })
      expect([200, 404], `${id}: ${answer.body}`).toContain(answer.statusCode)
      expect([Code.badParameters, Code.notFound], `${id}: ${answer.body}`).toContain(answer.json().code)
    }
  })

  test('没有的接口与方法：404，仍是信封', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/user/login'],
      ['GET', '/api/../etc/passwd'],
    ] as const) {
      const answer = await t.app.inject({ method, url })
      expect([answer.statusCode, answer.json().code]).toEqual([404, Code.notFound])
    }
  })

  test('磁盘满、数据库太忙：503，说得出原因', async () => {
    for (const [code, message] of [
      ['53100', '服务器磁盘快满了，暂时只能查看，不能保存，请联系管理员'],
      ['57014', '数据库暂时没有应答，请稍后再试'],
    ]) {
      const full = Object.assign(new Error(code), { code })
      vi.spyOn(t.services.sessions, 'authenticate').mockRejectedValueOnce(full)
      const answer = await t.app.inject({ url: '/api/question/resume', headers: { authorization: token } })
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { code: Code.unavailable, message, data: null },
      ])
    }
  })

  test('系统错误：500，信封里没有内情', async () => {
    await t.database.kysely.schema.alterTable('question_visit').renameTo('gone').execute()
    const answer = await t.app.inject({ url: '/api/question/resume', headers: { authorization: token } })
    await t.database.kysely.schema.alterTable('gone').renameTo('question_visit').execute()
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: Code.systemError, message: '系统出错了，请稍后重试', data: null })
  })
})
