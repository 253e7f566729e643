import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import { ReplyKeeper } from './ReplyKeeper.ts'
import { RunningReply } from './RunningReply.ts'

const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

describe('数据库不在的时候', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function start(finish: () => Promise<void>) {
    const replies: Pick<AiReplyRepository, 'append' | 'finish'> = {
      append: vi.fn(async () => true),
      finish: vi.fn(finish),
    }
    // The keeper calls no other method in these tests.
    const keeper = new ReplyKeeper(replies as AiReplyRepository, createLog('fatal'))
    const content = { text: '', reasoning: '', sources: [] }
    const reply = new RunningReply({ id: 1, userId: 1, content, abort: new AbortController() }, 1_000)
    keeper.keep(reply)
    reply.append({ kind: 'text', text: '写完的😀' })
    return { keeper, reply, replies }
  }

  test('结尾一试再试，直到存下', async () => {
    let attempts = 0
    const { keeper, reply, replies } = start(async () => {
      attempts += 1
      if (attempts < 4) throw away()
    })
    const stored = keeper.finish(reply, 'complete')
    await vi.advanceTimersByTimeAsync(60_000)
    await stored
    expect(replies.finish).toHaveBeenCalledTimes(4)
    expect(replies.finish).toHaveBeenLastCalledWith(
      { id: 1, textFrom: 0, reasoningFrom: 0, text: '写完的😀', reasoning: '' },
      'complete',
      [],
    )
  })

  test('不是暂时的错，不再试', async () => {
    const { keeper, reply, replies } = start(async () => {
      throw Object.assign(new Error('bad'), { code: '22021' })
    })
    await keeper.finish(reply, 'complete')
    expect(replies.finish).toHaveBeenCalledTimes(1)
  })

  test('服务器要停了：再试一次就算了', async () => {
    const { keeper, reply, replies } = start(async () => {
      throw away()
    })
    const stored = keeper.finish(reply, 'interrupted')
    await vi.advanceTimersByTimeAsync(0)
    keeper.close()
    await vi.advanceTimersByTimeAsync(0)
    await stored
    expect(replies.finish).toHaveBeenCalledTimes(2)
  })

  test('存过的字数按数据库的算法数，一对代理算一个字', async () => {
    const { keeper, reply, replies } = start(async () => {})
    await vi.waitFor(() => expect(replies.append).toHaveBeenCalled(), { timeout: 10_000 })
    reply.append({ kind: 'text', text: '，完' })
    await keeper.finish(reply, 'complete')
    expect(replies.finish).toHaveBeenCalledWith(
      { id: 1, textFrom: 4, reasoningFrom: 0, text: '，完', reasoning: '' },
      'complete',
      [],
    )
  })
})
