import { randomUUID } from 'node:crypto'
import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('帖子的标签', () => {
  let t: TestApp
  let admin: Client<Contract>
  let author: SignedIn
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
    author = await t.signIn()
  })
  afterAll(() => t.close())

  const publish = (tags: string[], title = '一篇有标签的帖子') =>
    author.api.discussion.add({
      category: 'chat',
      title,
      content: '内容',
      tags,
      interview: null,
      key: randomUUID(),
    })
  const findTag = async (keyword: string) => {
    const { records } = await admin.discussionTag.page({ keyword })
    const [record] = records
    if (!record || records.length > 1) throw new Error(`${records.length} tags have ${keyword}`)
    return record
  }
  const tagsOf = async (id: number) => (await author.api.discussion.get({ id })).tags
  const idsOf = async (tag: string) =>
    (await t.guest.discussion.page({ tag, pageSize: 50 })).records.map(({ id }) => id)
  const isFound = async (q: string, id: number) => {
    const { records } = await t.guest.search.page({ q, kind: 'discussion', isExact: true })
    return records.some((hit) => hit.id === id)
  }

  test('改名：帖子、筛选、关注、搜索都跟着，原来的写法仍算它', async () => {
    const reader = await t.signIn()
    const id = await publish(['Kafak', '排查'])
    await reader.api.discussion.watchTag({ tag: 'kafak' })
    const { version, ...tag } = await findTag('kafak')
    expect(tag).toMatchObject({ name: 'Kafak', otherNames: [], discussionCount: 1, watcherCount: 1 })
    await admin.discussionTag.update({ id: tag.id, version, name: 'Kafka' })
    expect(await tagsOf(id)).toEqual(['Kafka', '排查'])
    expect((await reader.api.discussion.get({ id })).watchedTags).toEqual(['Kafka'])
    expect([await idsOf('kafka'), await idsOf('KAFAK')]).toEqual([[id], [id]])
    await vi.waitFor(async () => expect(await isFound('kafka', id)).toBe(true))
    const next = await publish(['kafaK'])
    expect(await tagsOf(next)).toEqual(['Kafka'])
    expect(await admin.discussionTag.get({ id: tag.id })).toMatchObject({
      name: 'Kafka',
      otherNames: ['Kafak'],
      discussionCount: 2,
      watcherCount: 1,
    })
    const { records } = await admin.auditLog.page({ targetType: 'discussionTag' })
    expect(records[0]).toMatchObject({ action: 'discussionTag.rename', targetName: 'Kafak' })
    // Back again: its former name is free for itself.
    await admin.discussionTag.update({ id: tag.id, version: version + 1, name: 'Kafak' })
    expect(await admin.discussionTag.get({ id: tag.id })).toMatchObject({
      name: 'Kafak',
      otherNames: ['Kafka'],
    })
  })

  test('只改大小写也是改名；别的标签的名字、旧的版本、空的名字都不行', async () => {
    const id = await publish(['docker', 'podman'])
    const [docker, podman] = [await findTag('docker'), await findTag('podman')]
    await admin.discussionTag.update({ id: docker.id, version: 1, name: ' Ｄocker ' })
    expect(await tagsOf(id)).toEqual(['Docker', 'podman'])
    const rename = (version: number, name: string) =>
      refusal(admin.discussionTag.update({ id: podman.id, version, name }))
    expect(await rename(1, 'DOCKER')).toMatchObject({
      code: Code.badParameters,
      data: [{ path: 'name', message: '已经有别的标签叫“DOCKER”，可以把两个标签合并' }],
    })
    expect((await rename(1, '##')).code).toBe(Code.badParameters)
    expect(await rename(7, 'Podman')).toMatchObject({
      code: Code.conflict,
      data: { current: { name: 'podman' } },
    })
  })

  test('合并：帖子与关注的人过去，计数重来，一篇里不重复，被并的写法以后算它', async () => {
    const [both, other] = [await t.signIn(), await t.signIn()]
    const first = await publish(['K8S', '容器'])
    const second = await publish(['Kubernetes', 'k8s', '容器'])
    const third = await publish(['库伯'])
    for (const tag of ['k8s', 'Kubernetes']) await both.api.discussion.watchTag({ tag })
    await other.api.discussion.watchTag({ tag: '库伯' })
    const [k8s, kubernetes, name] = [await findTag('k8s'), await findTag('kubernetes'), await findTag('库伯')]
    await admin.discussionTag.merge({ ids: [k8s.id, name.id], intoId: kubernetes.id })
    expect([await tagsOf(first), await tagsOf(second), await tagsOf(third)]).toEqual([
      ['Kubernetes', '容器'],
      ['Kubernetes', '容器'],
      ['Kubernetes'],
    ])
    expect(await admin.discussionTag.get({ id: kubernetes.id })).toMatchObject({
      otherNames: ['K8S', '库伯'],
      discussionCount: 3,
      watcherCount: 2,
    })
    expect((await refusal(admin.discussionTag.get({ id: k8s.id }))).code).toBe(Code.notFound)
    expect(await idsOf('库伯')).toEqual([third, second, first])
    const told = await publish(['k8s'], '合并之后的帖子')
    expect(await tagsOf(told)).toEqual(['Kubernetes'])
    for (const { api } of [both, other])
      await vi.waitFor(async () =>
        expect((await api.message.mine({})).records.map(({ path }) => path)).toContain(`/discussion/${told}`),
      )
    // Those merged before come along.
    const final = await publish(['K8s集群'])
    const cluster = await findTag('K8s集群')
    await admin.discussionTag.merge({ ids: [kubernetes.id], intoId: cluster.id })
    expect((await findTag('库伯')).otherNames).toEqual(['K8S', 'Kubernetes', '库伯'])
    expect(await idsOf('K8S')).toEqual([final, told, third, second, first])
    const { records } = await admin.auditLog.page({ targetType: 'discussionTag', targetId: kubernetes.id })
    expect(records.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['discussionTag.merge', '库伯'],
      ['discussionTag.merge', 'K8S'],
    ])
  })

  test('要么都并，要么都不并；不能并入自己；学习者不能管标签', async () => {
    const id = await publish(['合并甲', '合并乙'])
    const [one, two] = [await findTag('合并甲'), await findTag('合并乙')]
    const codeOf = async (ids: number[], intoId: number, api = admin) =>
      (await refusal(api.discussionTag.merge({ ids, intoId }))).code
    expect(await codeOf([one.id, 999_999], two.id)).toBe(Code.notFound)
    expect(await codeOf([one.id, two.id], two.id)).toBe(Code.badParameters)
    expect(await codeOf([one.id], two.id, author.api)).toBe(Code.noPermission)
    expect(await tagsOf(id)).toEqual(['合并甲', '合并乙'])
  })

  test('等审核的帖子不算数，放出来才算，标签跟着改名', async () => {
    const id = await publish(['少有人用'])
    await admin.discussionRecord.hide({ ids: [id], reason: '先看看' })
    const tag = await findTag('少有人用')
    expect(tag.discussionCount).toBe(0)
    await admin.discussionTag.update({ id: tag.id, version: tag.version, name: '很少人用' })
    await admin.discussionRecord.restore({ ids: [id] })
    expect(await idsOf('很少人用')).toEqual([id])
    expect((await findTag('很少人用')).discussionCount).toBe(1)
  })
})
