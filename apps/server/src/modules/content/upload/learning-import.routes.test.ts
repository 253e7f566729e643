import type { Client } from '@app/api-client'
import { recallCell } from '@app/contract/content/cells'
import type { Contract } from '@app/contract/contract'
import type { ImportFormat } from '@app/contract/question-import/values'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HEADER = '章节,标识,知识点,简介,分钟,正文,自测题,练习题,状态,顺序'

describe('导入章节与知识点', () => {
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

  /** Uploads and reads a file. */
  async function upload(content: string | Uint8Array, format: ImportFormat) {
    const bytes = Buffer.from(content)
    const id = await admin.questionImport.add({ fileName: `路线.${format}`, format, size: bytes.length })
    await admin.questionImport.upload({ id, offset: 0, content: bytes.toString('base64') })
    await admin.questionImport.read({ id })
    await settleJobs(t.database)
    const { records } = await admin.questionImport.rows({ importId: id, pageSize: 100 })
    return { id, rows: records, actions: records.map(({ kind, action }) => `${kind} ${action}`) }
  }
  async function apply(content: string | Uint8Array, format: ImportFormat): Promise<number> {
    const { id } = await upload(content, format)
    await admin.questionImport.apply({ id })
    await settleJobs(t.database)
    expect((await admin.questionImport.get({ id })).reason).toBeNull()
    return id
  }
  async function undo(id: number) {
    await admin.questionImport.undo({ id })
    await settleJobs(t.database)
    expect((await admin.questionImport.get({ id })).status).toBe('undone')
  }
  const bundle = (chapter: string, point: { summary: string; recall: string[]; questions?: string[] }) => {
    const recall = point.recall.map(
      (slug) => `  - slug: ${slug}\n    question: ${slug}？\n    answer: 因为。\n`,
    )
    const questions = (point.questions ?? [place]).map((name) => `  - ${name}\n`)
    const head = `title: 零拷贝\nsummary: ${point.summary}\nminutes: 8\norder: 1\n`
    const front = `${head}${questions.length > 0 ? `questions:\n${questions.join('')}` : ''}recall:\n${recall.join('')}`
    const text = (content: string) => new TextEncoder().encode(content)
    return zipSync({
      [`content/chapters/${chapter}/chapter.md`]: text('---\nname: 网络\norder: 90\n---\n先看这里。\n'),
      [`content/chapters/${chapter}/zero-copy.md`]: text(`---\n${front}---\n## 结论\n`),
    })
  }
  const pointOf = async (chapter: string) => {
    const { records: chapters } = await admin.chapter.page({ keyword: chapter })
    const { records } = await admin.knowledgePointRecord.details({ chapterId: chapters[0]?.id ?? 0 })
    return records[0]
  }

  test('压缩包：新建、再传一次都跳过、改了的看得到前后；撤销之后与从前一样', async () => {
    const first = bundle('net', { summary: '少一次复制', recall: ['why', 'how'] })
    await apply(first, 'markdown')
    const made = await pointOf('net')
    expect(made).toMatchObject({ title: '零拷贝', status: 'published', questions: [{ place }] })
    expect((await upload(first, 'markdown')).actions).toEqual(['chapter skip', 'knowledge-point skip'])

    const second = bundle('net', { summary: '少两次复制', recall: ['how', 'when'], questions: [] })
    const { rows } = await upload(second, 'markdown')
    const changed = rows.find(({ action }) => action === 'update')
    const changes = await admin.questionImport.changes({ id: changed?.id ?? 0 })
    expect(changes.map(({ field }) => field)).toEqual(['summary', 'recall', 'questions'])
    expect(changes[2]).toEqual({ field: 'questions', before: [place], after: [] })

    const change = await apply(second, 'markdown')
    expect((await pointOf('net'))?.recall.map(({ slug }) => slug)).toEqual(['how', 'when'])
    const { records: versions } = await admin.knowledgePointRevision.page({ knowledgePointId: made?.id ?? 0 })
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    await undo(change)
    const { version: _, updateTime: __, editTime: ___, ...before } = made ?? {}
    expect(await pointOf('net')).toMatchObject(before)
    await undo(await apply(bundle('lab', { summary: '少一次复制', recall: ['why'] }), 'markdown'))
    expect((await admin.chapter.page({ keyword: 'lab' })).total).toBe(0)
  })

  test('表格：章节写名字也认，导出的样子读回来不变；每一处错都说出来', async () => {
    await apply('标识,名称,说明,导读,顺序\nos,操作系统,,导读,91\n', 'csv')
    const recall = recallCell.write([{ slug: 'fork', question: '父|子？', answer: '第一行\n第二行\\n' }])
    const row = (
      chapter: string,
      slug: string,
      point: string,
      more: string[] = ['5', '正文', recall, place],
    ) => [chapter, slug, point, '一句话', ...more, '', ''].map((cell) => `"${cell}"`).join(',')
    const sheet = [HEADER, row('操作系统', 'process', '进程')].join('\n')
    await apply(sheet, 'csv')
    expect(await pointOf('os')).toMatchObject({
      slug: 'process',
      title: '进程',
      minutes: 5,
      status: 'published',
      questions: [{ place }],
      recall: [{ slug: 'fork', question: '父|子？', answer: '第一行\n第二行\\n' }],
    })
    expect((await upload(sheet, 'csv')).actions).toEqual(['knowledge-point skip'])

    const wrong = [
      row('没有的章节', 'a', '甲'),
      row('os', 'b', '乙', ['500', '正文', recall, place]),
      row('os', 'c', '丙', ['5', '', recall, place]),
      row('os', 'd', '丁', ['5', '正文', recall, 'mysql/nowhere']),
      row('os', 'process-2', '进程'),
    ]
    const { rows, actions } = await upload([HEADER, ...wrong].join('\n'), 'csv')
    expect(actions.map((action) => action.split(' ')[1])).toEqual([...Array(4).fill('wrong'), 'skip'])
    expect(rows.map(({ problems }) => `${problems[0]?.column}：${problems[0]?.reason}`)).toEqual([
      '章节：没有这个章节，请先建立，或在文件里写上',
      '分钟：不能大于120',
      '正文：发布前必须填写；也可以在“状态”里写草稿',
      '练习题：没有题目mysql/nowhere，文件里也没有',
      '知识点：已有同名的知识点（标识process），跳过',
    ])
  })

  test('没有自测题列的表，已有的自测题不变', async () => {
    const { chapterId } = (await pointOf('os')) ?? { chapterId: 0 }
    await apply('章节,标识,知识点,简介\nos,process,进程,改了一句\n', 'csv')
    const { records } = await admin.knowledgePointRecord.details({ chapterId })
    expect(records[0]).toMatchObject({ summary: '改了一句', minutes: 5, recall: [{ slug: 'fork' }] })
    expect(records[0]?.questions).toHaveLength(1)
  })
})
