import type { Client } from '@app/api-client'
import type { Contract } from '@app/contract/contract'
import type { ImportFormat } from '@app/contract/question-import/values'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('导入面试题库与面试题', () => {
  let t: TestApp
  let admin: Client<Contract>
  let place: string
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
    const id = await createQuestion(t.database, { bankId: await createBank(t.database) })
    const { bankSlug, slug } = await admin.questionRecord.get({ id })
    place = `${bankSlug}/${slug}`
  })
  afterAll(() => t.close())

  async function upload(content: string | Uint8Array, format: ImportFormat) {
    const bytes = Buffer.from(content)
    const id = await admin.questionImport.add({ fileName: `面试.${format}`, format, size: bytes.length })
    await admin.questionImport.upload({ id, offset: 0, content: bytes.toString('base64') })
    await admin.questionImport.read({ id })
    await settleJobs(t.database)
    const { records } = await admin.questionImport.rows({ importId: id, pageSize: 100 })
    return { id, rows: records, actions: records.map(({ kind, action }) => `${kind} ${action}`) }
  }
  async function apply(content: string | Uint8Array, format: ImportFormat): Promise<number> {
    const { id, rows } = await upload(content, format)
    expect(rows.flatMap(({ problems }) => problems)).toEqual([])
    await admin.questionImport.apply({ id })
    await settleJobs(t.database)
    expect((await admin.questionImport.get({ id })).reason).toBeNull()
    return id
  }
  const bankOf = async (slug: string) =>
    (await admin.interviewBank.page({ keyword: slug })).records.find((bank) => bank.slug === slug)
  const questionOf = async (slug: string) =>
    (await admin.interviewQuestionRecord.details({ bankId: (await bankOf(slug))?.id ?? 0 })).records[0]

  test('表格：先题库后题，再传一次都跳过，没有的列不变，撤销时后来改过的题与它的题库留着', async () => {
    const banks = await apply('标识,名称,级别,分钟,一场几题\njava,Java,3–5年,45,8\n', 'csv')
    expect(await bankOf('java')).toMatchObject({ name: 'Java', level: 'middle', minutes: 45, sessionSize: 8 })
    const header =
      '面试题库,标识,面试题,主题,问候选人自己,要点,往深处追问,值0分的回答,值100分的回答,参考答案,完整答案,练习题,适用版本,资料来源'
    const line = `java,pool,线程池怎样用？,并发,否,先核心后队列 | 5,"怎样扩？\n怎样拒绝？",不知道,都说到,,先说结论。,${place},Java 21,核心数 | https://docs.oracle.com/`
    const sheet = `${header.replace('参考答案,', '')}\n${line.replace(',,先说结论', ',先说结论')}\n`
    const questions = await apply(sheet, 'csv')
    expect(await questionOf('java')).toMatchObject({
      title: '线程池怎样用？',
      topic: '并发',
      isPersonal: false,
      probes: ['怎样扩？', '怎样拒绝？'],
      anchors: { zero: '不知道', half: '', full: '都说到' },
      answer: '先说结论。',
      versions: ['Java 21'],
      sources: ['核心数 | https://docs.oracle.com/'],
      questions: [{ place }],
      status: 'published',
    })
    expect((await upload(sheet, 'csv')).actions).toEqual(['interview-question skip'])
    await apply('面试题库,标识,面试题,主题,值50分的回答\njava,pool,线程池怎样用？,并发,说到一半\n', 'csv')
    expect((await questionOf('java'))?.anchors).toEqual({ zero: '不知道', half: '说到一半', full: '都说到' })

    for (const id of [questions, banks]) {
      await admin.questionImport.undo({ id, keepEdited: true })
      await settleJobs(t.database)
    }
    expect(await bankOf('java')).toBeDefined()
  })

  test('压缩包：新建、撤销；每一处错都说出来', async () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const question = `---\ntitle: 说说锁\ntopic: 并发\ndifficulty: easy\nminutes: 3\norder: 1\nkeyPoints:\n  - {text: 先说结论, weight: 5}\nquestions: [${place}]\n---\n先说结论。\n`
    const bytes = zipSync({
      'content/interviews/lab/bank.md': text('---\nname: 实验\nminutes: 30\norder: 9\n---\n'),
      'content/interviews/lab/lock.MD': text(question),
    })
    const id = await apply(bytes, 'markdown')
    expect(await questionOf('lab')).toMatchObject({ slug: 'lock', questions: [{ place }] })
    expect((await upload(bytes, 'markdown')).actions).toEqual([
      'interview-bank skip',
      'interview-question skip',
    ])
    await admin.questionImport.undo({ id })
    await settleJobs(t.database)
    expect(await bankOf('lab')).toBeUndefined()

    const { rows } = await upload(
      '面试题库,标识,面试题,主题,问候选人自己,完整答案\nnowhere,a,甲,并发,否,答\njava,b,乙,,否,答\njava,c,丙,并发,也许,答\njava,d,丁,并发,否,\n',
      'csv',
    )
    expect(rows.map(({ problems }) => `${problems[0]?.column}：${problems[0]?.reason}`)).toEqual([
      '面试题库：没有这个面试题库，请先建立，或在文件里写上',
      '主题：此项必填',
      '问候选人自己：不在可选的范围内',
      '要点：发布前必须填写；也可以在“状态”里写草稿',
    ])
  })
})
