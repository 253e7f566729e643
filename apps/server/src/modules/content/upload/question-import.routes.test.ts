import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { type ImportFormat, MAX_PART_BYTES } from '@app/contract/question-import/values'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ImportWork } from './ImportWork.ts'

const NOWHERE = 9_007_199_254_740_991
const header = '题库,标识,题目,难度,标签,口述答案,口语参考,完整答案,要点,追问,相关题目,状态,顺序'

describe('导入', () => {
  let t: TestApp
  let admin: Client<Contract>
  let bankId: number
  let bank: string
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    bankId = await createBank(t.database, { name: `并发${Math.random()}` })
    bank = (await admin.questionBank.record({ id: bankId })).slug
  })

  /** Uploads and reads a file. */
  async function upload(content: string | Uint8Array, format: ImportFormat = 'csv') {
    const bytes = Buffer.from(content)
    const id = await admin.questionImport.add({ fileName: `题目.${format}`, format, size: bytes.length })
    for (let offset = 0; offset < bytes.length; offset += MAX_PART_BYTES) {
      const part = bytes.subarray(offset, offset + MAX_PART_BYTES)
      await admin.questionImport.upload({ id, offset, content: part.toString('base64') })
    }
    await admin.questionImport.read({ id })
    await settleJobs(t.database)
    const rows = (await admin.questionImport.rows({ importId: id, pageSize: 100 })).records
    return { id, rows, state: await admin.questionImport.get({ id }) }
  }
  async function apply(id: number) {
    await admin.questionImport.apply({ id })
    await settleJobs(t.database)
    return admin.questionImport.get({ id })
  }
  const line = (
    slug: string,
    title: string,
    more: Partial<Record<'difficulty' | 'answer' | 'points' | 'related' | 'status', string>> = {},
  ) =>
    [
      bank,
      slug,
      title,
      more.difficulty ?? '困难',
      '锁、AQS',
      '口述',
      '我会这样说',
      more.answer ?? '"第一行\n第二行"',
      more.points ?? '要点一 | 5 | 为什么？ | 甲、乙',
      '"追问一\n追问二"',
      more.related ?? '',
      more.status ?? '',
      '',
    ].join(',')
  const sheet = (...lines: string[]) => `\ufeff${[header, ...lines].join('\r\n')}\r\n`
  const titles = async () =>
    (await admin.questionRecord.page({ bankId, pageSize: 100 })).records.map(({ title }) => title)

  test('先看每一行会怎样，什么也不写；写入之后学习者看到；撤销之后什么也不剩', async () => {
    const { id, rows, state } = await upload(
      sheet(
        line('a', '题甲', { related: 'b' }),
        line('', '题乙CAS', { status: '草稿' }),
        line('b', '题丙', { related: `${bank}/a` }),
      ),
    )
    expect(state).toMatchObject({ status: 'ready', counts: { create: 3, update: 0, skip: 0, wrong: 0 } })
    expect(rows.map(({ number, slug, action }) => [number, slug, action])).toEqual([
      [2, 'a', 'create'],
      [3, 'cas', 'create'],
      [4, 'b', 'create'],
    ])
    expect(await titles()).toEqual([])
    expect(await apply(id)).toMatchObject({
      status: 'applied',
      done: 3,
      total: 3,
      applyTime: expect.any(String),
    })
    const shown = await t.guest.question.page({ bankId })
    expect(shown.records.map(({ title }) => title)).toEqual(['题甲', '题丙'])
    const [first] = (await admin.questionRecord.details({ bankId })).records
    expect(first).toMatchObject({
      difficulty: 'hard',
      tags: ['锁', 'AQS'],
      spokenAnswer: '我会这样说',
      answer: '第一行\n第二行',
      keyPoints: [{ text: '要点一', weight: 5, followUp: '为什么？', misconception: '甲、乙' }],
      followUps: ['追问一', '追问二'],
      related: [{ title: '题丙' }],
      editTime: expect.any(String),
    })
    const audited = await admin.auditLog.page({ action: 'questionImport.apply' })
    expect(audited.records[0]).toMatchObject({ targetId: id, targetName: '题目.csv' })
    await admin.questionImport.undo({ id })
    await settleJobs(t.database)
    expect(await admin.questionImport.get({ id })).toMatchObject({ status: 'undone' })
    expect(await titles()).toEqual([])
    expect(await t.guest.questionBank.tags({ bankId })).toEqual([])
  })

  test('有误的行说出哪一列、为什么；其余的可以写入', async () => {
    const { id, rows, state } = await upload(
      sheet(
        line('good', '好题'),
        line('bad-1', '', { difficulty: '很难' }),
        line('bad-2', '权重不对', { points: '要点 | 9' }),
        line('good', '标识重复'),
        line('lost', '关联不到', { related: 'nowhere' }),
        line('bare', '没有答案', { answer: '' }),
      ),
    )
    expect(state.counts).toEqual({ create: 1, update: 0, skip: 0, wrong: 5 })
    expect(
      rows.filter(({ action }) => action === 'wrong').map(({ number, problems }) => [number, problems]),
    ).toEqual([
      [
        3,
        [
          { column: '题目', reason: '此项必填' },
          { column: '难度', reason: '不在可选的范围内' },
        ],
      ],
      [4, [{ column: '要点', reason: '第1项权重：不能大于5' }]],
      [5, [{ column: '标识', reason: '与第2行的标识相同' }]],
      [6, [{ column: '相关题目', reason: `没有题目${bank}/nowhere，文件里也没有` }]],
      [7, [{ column: '完整答案', reason: '发布前必须填写；也可以在“状态”里写草稿' }]],
    ])
    expect((await admin.questionImport.rows({ importId: id, action: 'create' })).total).toBe(1)
    await apply(id)
    expect(await titles()).toEqual(['好题'])
  })

  test('已有的题：改了的修改，没改的跳过，同名的跳过；撤销恢复原样', async () => {
    const first = await upload(sheet(line('a', '题甲'), line('b', '题乙')))
    await apply(first.id)
    const before = (await admin.questionRecord.details({ bankId })).records
    const { id, rows } = await upload(
      sheet(
        line('a', '新题甲', { related: 'b' }),
        line('', '题乙'),
        line('c', '题乙'),
        line('d', '题丁'),
        line('e', '题丁'),
      ),
    )
    expect(rows.map(({ slug, action, problems }) => [slug, action, problems[0]?.reason])).toEqual([
      ['a', 'update', undefined],
      ['b', 'skip', undefined],
      ['c', 'skip', '与第3行的题目相同，跳过'],
      ['d', 'create', undefined],
      ['e', 'skip', '与第5行的题目相同，跳过'],
    ])
    await apply(id)
    expect(await titles()).toEqual(['新题甲', '题乙', '题丁'])
    const changed = before[0]?.id ?? 0
    const history = await admin.questionRevision.page({ questionId: changed })
    expect(history.records.map(({ version, title }) => [version, title])).toEqual([
      [2, '新题甲'],
      [1, '题甲'],
    ])
    await admin.questionImport.undo({ id })
    await settleJobs(t.database)
    const after = (await admin.questionRecord.details({ bankId })).records
    const content = ({ version: _, updateTime: __, ...question }: (typeof after)[number]) => question
    expect(after.map(content)).toEqual(before.map(content))
  })

  test('导入之后又改过的题：列出来，不撤销；愿意的话撤销其余的', async () => {
    const { id } = await upload(sheet(line('a', '题甲'), line('b', '题乙')))
    await apply(id)
    const [edited] = (await admin.questionRecord.page({ bankId })).records
    await admin.questionRecord.update({ id: edited?.id ?? 0, version: 1, title: '改过的' })
    const { code, data } = await refusal(admin.questionImport.undo({ id }))
    expect([code, data]).toEqual([
      Code.conflict,
      { rows: [{ number: 2, title: '题甲', targetId: edited?.id }] },
    ])
    expect(await titles()).toEqual(['改过的', '题乙'])
    await admin.questionImport.undo({ id, keepEdited: true })
    await settleJobs(t.database)
    expect(await titles()).toEqual(['改过的'])
  })

  test('写入时有人先写了同一道题：整次都撤回，说出是哪一行', async () => {
    const { id } = await upload(
      sheet(...Array.from({ length: 45 }, (_, index) => line(`q-${index}`, `题${index}`))),
    )
    await createQuestion(t.database, { bankId, title: '先来的' })
    await t.database.kysely
      .updateTable('question')
      .set({ slug: 'q-41' })
      .where('bank_id', '=', bankId)
      .execute()
    const state = await apply(id)
    expect(state).toMatchObject({ status: 'failed', reason: expect.stringContaining('题41') })
    expect(await titles()).toEqual(['先来的'])
    expect((await t.guest.questionBank.get({ id: bankId })).questionCount).toBe(1)
  })

  test('服务器在中途停过：再起来时写了一半的撤回', async () => {
    const { id } = await upload(sheet(line('a', '题甲'), line('b', '题乙')))
    await apply(id)
    await t.database.kysely
      .updateTable('question_import')
      .set({ status: 'applying' })
      .where('id', '=', id)
      .execute()
    const { audit, changes } = t.services
    const work = new ImportWork({ db: t.database.kysely, audit, changes, log: createLog('silent') })
    const actor = { id: 1, userRole: 'admin' as const, sessionId: 1, address: '203.0.113.7', userAgent: '' }
    const context = { signal: new AbortController().signal, isRetry: true, isLastTry: false }
    await work.do({ id, act: 'apply', language: 'zh-CN', actor }, context)
    expect(await admin.questionImport.get({ id })).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('撤回'),
    })
    expect(await titles()).toEqual([])
  })

  test('Markdown压缩包：与content/一样的文件，先建题库再放题', async () => {
    const slug = `bundle-${bankId}`
    const file = (text: string) => Buffer.from(text)
    const question = `---\ntitle: 包里的题\ndifficulty: easy\norder: 3\ntags: [锁]\nshortAnswer: 口述\nkeyPoints:\n  - text: 要点\n    weight: 5\n---\n## 答案\n`
    const bytes = zipSync({
      [`content/banks/${slug}/bank.md`]: file('---\nname: 包里的题库\norder: 7\n---\n'),
      [`content/banks/${slug}/good.md`]: file(question),
      [`content/banks/${slug}/bad.md`]: file(question.replace('weight: 5', 'weight: 9')),
      'content/README.txt': file('x'),
    })
    const { id, rows, state } = await upload(bytes, 'markdown')
    expect(state.counts).toEqual({ create: 2, update: 0, skip: 0, wrong: 1 })
    expect(rows.find(({ action }) => action === 'wrong')).toMatchObject({
      place: `banks/${slug}/bad.md`,
      problems: [{ column: '第9行', reason: 'keyPoints.1.weight：不能大于5' }],
    })
    expect(await apply(id)).toMatchObject({ status: 'applied' })
    expect((await t.guest.questionBank.list()).find((found) => found.slug === slug)).toMatchObject({
      name: '包里的题库',
      questionCount: 1,
    })
    await admin.questionImport.undo({ id })
    await settleJobs(t.database)
    expect((await admin.questionBank.page({ keyword: slug })).total).toBe(0)
  })

  // The files that the console writes: write-bundle.test.ts of the admin site.
  test('管理后台导出的Markdown包导入之后内容一样：草稿还是草稿，没有追问的要点也认', async () => {
    const slug = `exported-${bankId}`
    const files = {
      'bank.md': '---\nname: 导出的\norder: 7\n---\n',
      'cas.md': `---\ntitle: 什么是CAS？\ndifficulty: hard\ntags:\n  - 锁\nshortAnswer: 比较并交换。\nspokenAnswer: 先比一下再换。\nkeyPoints:\n  - text: 比较\n    weight: 5\nrelated:\n  - ${slug}/lock\norder: 3\nstatus: published\n---\n先比较。\n`,
      'lock.md': '---\ntitle: 锁\ndifficulty: hard\norder: 4\nstatus: draft\n---\n',
      'old.md':
        '---\ntitle: 旧的\ndifficulty: easy\norder: 5\ntags: []\nshortAnswer: ""\nkeyPoints:\n  - {text: 甲, weight: 1, followUp: "", misconception: ""}\nfollowUps: []\nrelated: []\nstatus: archived\n---\n',
    }
    const bytes = zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`content/banks/${slug}/${name}`, Buffer.from(text)]),
      ),
    )
    const { id, state } = await upload(bytes, 'markdown')
    expect(state.counts).toEqual({ create: 4, update: 0, skip: 0, wrong: 0 })
    expect(await apply(id)).toMatchObject({ status: 'applied' })
    const made = (await admin.questionBank.page({ keyword: slug })).records[0]
    const { records } = await admin.questionRecord.details({ bankId: made?.id ?? 0 })
    expect(records).toMatchObject([
      {
        slug: 'cas',
        title: '什么是CAS？',
        difficulty: 'hard',
        tags: ['锁'],
        sortOrder: 3,
        shortAnswer: '比较并交换。',
        answer: '先比较。',
        followUps: [],
        status: 'published',
        keyPoints: [{ text: '比较', weight: 5, followUp: '', misconception: '' }],
        related: [{ place: `${slug}/lock` }],
      },
      { slug: 'lock', tags: [], shortAnswer: '', answer: '', keyPoints: [], status: 'draft', sortOrder: 4 },
      { slug: 'old', keyPoints: [{ text: '甲', followUp: '' }], status: 'archived' },
    ])
    expect((await upload(bytes, 'markdown')).state.counts).toEqual({
      create: 0,
      update: 0,
      skip: 4,
      wrong: 0,
    })
  })

  test('要发布的题缺什么仍然有误', async () => {
    const file = (status: string) =>
      Buffer.from(`---\ntitle: 缺的\ndifficulty: easy\norder: 1\n${status}---\n`)
    const bytes = zipSync({
      [`content/banks/${bank}/a.md`]: file(''),
      [`content/banks/${bank}/b.md`]: file('status: published\n'),
    })
    const { rows } = await upload(bytes, 'markdown')
    const reasons = ['tags', 'shortAnswer', 'keyPoints'].map((field) => `${field}：缺少此项`)
    for (const { problems } of rows)
      expect(problems.map(({ reason }) => reason)).toEqual([...reasons, '缺少正文，这里写完整的答案'])
  })

  test('表里没有的列，旧题的那一项不变；空着的改成空', async () => {
    await apply((await upload(sheet(line('a', '题甲', { related: 'b' }), line('b', '题乙')))).id)
    const before = (await admin.questionRecord.details({ bankId })).records[0]
    const { id, state } = await upload(
      `题库,标识,题目,追问\n${bank},a,新题甲,\n${bank},b,题乙,"追问一\n追问二"\n${bank},c,题丙,\n`,
    )
    expect(state.counts).toEqual({ create: 0, update: 1, skip: 1, wrong: 1 })
    await apply(id)
    const { version: _, updateTime: __, ...kept } = before ?? {}
    expect((await admin.questionRecord.details({ bankId })).records[0]).toMatchObject({
      ...kept,
      title: '新题甲',
      followUps: [],
      editTime: expect.any(String),
    })
    const emptied = await upload(`题库,标识,题目,标签\n${bank},b,题乙,\n`)
    expect(emptied.rows[0]?.problems).toEqual([
      { column: '标签', reason: '发布前必须填写；也可以在“状态”里写草稿' },
    ])
  })

  test('题库的表没有的列也不变', async () => {
    await apply((await upload(`标识,名称,说明,分组\n${bank},名字,说明,组\n`)).id)
    await apply((await upload(`标识,名称\n${bank},新名字\n`)).id)
    expect(await admin.questionBank.record({ id: bankId })).toMatchObject({
      name: '新名字',
      description: '说明',
      groupName: '组',
    })
  })

  test('修改的行说出各项之前与之后；新建的没有', async () => {
    await apply((await upload(sheet(line('a', '题甲', { related: 'b' }), line('b', '题乙')))).id)
    const { rows } = await upload(
      `题库,标识,题目,追问,相关题目,默认顺序\n${bank},a,新题甲,追问一,,\n${bank},c,题丙,,,\n`,
    )
    const [changed, made] = rows
    expect(await admin.questionImport.changes({ id: changed?.id ?? 0 })).toEqual([
      { field: 'title', before: '题甲', after: '新题甲' },
      { field: 'followUps', before: ['追问一', '追问二'], after: ['追问一'] },
      { field: 'related', before: [`${bank}/b`], after: [] },
    ])
    expect(await admin.questionImport.changes({ id: made?.id ?? 0 })).toEqual([])
    expect((await refusal(admin.questionImport.changes({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('待确认的可以删去；写入了的不行，也不能再取消；都有记录', async () => {
    const { id } = await upload(sheet(line('a', '题甲')))
    expect((await refusal(admin.questionImport.cancel({ id }))).code).toBe(Code.conflict)
    await admin.questionImport.delete({ id })
    expect((await refusal(admin.questionImport.get({ id }))).code).toBe(Code.notFound)
    const audited = await admin.auditLog.page({ action: 'questionImport.delete' })
    expect(audited.records[0]).toMatchObject({ targetId: id, targetName: '题目.csv' })

    const kept = await upload(sheet(line('a', '题甲')))
    await apply(kept.id)
    for (const act of [admin.questionImport.delete, admin.questionImport.cancel])
      expect((await refusal(act({ id: kept.id }))).code).toBe(Code.conflict)
    expect(await titles()).toEqual(['题甲'])
  })

  test('写到一半取消：写了的都撤回，说明是取消的', async () => {
    const lines = Array.from({ length: 200 }, (_, place) => line(`q-${place}`, `题${place}`))
    const { id } = await upload(sheet(...lines))
    await admin.questionImport.apply({ id })
    await vi.waitFor(async () => expect((await admin.questionImport.get({ id })).done).toBeGreaterThan(0))
    await admin.questionImport.cancel({ id })
    await settleJobs(t.database)
    expect(await admin.questionImport.get({ id })).toMatchObject({
      status: 'failed',
      reason: '已取消，什么也没有写入',
    })
    expect(await titles()).toEqual([])
  })

  test('题库的表', async () => {
    const { id, state } = await upload(
      `标识,名称,说明,分组\nredis-${bankId},Redis,缓存,数据库\n${bank},改名,,\nBad Slug,,,\n`,
    )
    expect(state.counts).toEqual({ create: 1, update: 1, skip: 0, wrong: 1 })
    await apply(id)
    expect((await admin.questionBank.record({ id: bankId })).name).toBe('改名')
  })

  test.each<[string, string | Uint8Array, ImportFormat, string]>([
    ['空的', ' ', 'csv', '文件里没有内容'],
    [
      '没有列名',
      '随便,写的\n1,2',
      'csv',
      '第一行要写各列的名字，如题库与题目、章节与知识点、面试题库与面试题',
    ],
    ['列名的引号不成对', '题库,"题目\na,b\n', 'csv', '第1行（列名）读不出：有乱码，或引号没有配对'],
    ['不是Excel', '不是', 'xlsx', '压缩文件打不开'],
    ['不是压缩文件', '不是', 'markdown', '压缩文件打不开'],
  ])('读不了的文件说出原因：%s', async (_, content, format, reason) => {
    expect((await upload(content, format)).state).toMatchObject({ status: 'failed', reason })
  })

  test('GB 18030的CSV也认得，公式的记号去掉', async () => {
    const text = Buffer.concat([
      Buffer.from([0xcc, 0xe2, 0xbf, 0xe2, 0x2c, 0xcc, 0xe2, 0xc4, 0xbf, 0x2c, 0xd7, 0xb4, 0xcc, 0xac, 0x0a]),
      Buffer.from(`${bank},'=1+1,draft\n`),
    ])
    const { rows } = await upload(text)
    expect(rows.map(({ title, action }) => [title, action])).toEqual([['=1+1', 'create']])
  })

  test('没传完、重复读、没读完就写、没有的：拒绝', async () => {
    const id = await admin.questionImport.add({ fileName: 'a.csv', format: 'csv', size: 10 })
    const part = Buffer.from('12345').toString('base64')
    await admin.questionImport.upload({ id, offset: 0, content: part })
    expect((await refusal(admin.questionImport.read({ id }))).message).toBe('文件还没传完')
    expect((await refusal(admin.questionImport.upload({ id, offset: 6, content: part }))).code).toBe(
      Code.badParameters,
    )
    for (const call of [() => admin.questionImport.apply({ id }), () => admin.questionImport.undo({ id })])
      expect((await refusal(call())).code).toBe(Code.conflict)
    for (const call of [
      () => admin.questionImport.get({ id: NOWHERE }),
      () => admin.questionImport.upload({ id: NOWHERE, offset: 0, content: part }),
      () => admin.questionImport.apply({ id: NOWHERE }),
    ])
      expect((await refusal(call())).code).toBe(Code.notFound)
    expect((await admin.questionImport.page({ pageSize: 1 })).records[0]).toMatchObject({
      id,
      status: 'uploading',
      creatorName: 'admin',
    })
  })
})
