import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { pathId } from '../common/schemas.ts'
import {
  overview,
  partHealth,
  probeAnswer,
  probeQuery,
  probeStreamQuery,
  serverIssue,
  sitePart,
  userDeeds,
} from './schemas.ts'

export const stats = {
  overview: endpoint({
    method: 'GET',
    path: '/api/stats/overview',
    access: 'admin',
    summary: '全站的数字：近30天的每一天、题数、最多人不会的题',
    data: overview,
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/stats/user/:id',
    access: 'admin',
    summary: '一个人在站内做了什么：帖子、评论、举报与被举报、面试、贡献，各有多少、最新的5条',
    params: pathId,
    data: userDeeds,
  }),
  issues: endpoint({
    method: 'GET',
    path: '/api/stats/issues',
    access: 'admin',
    summary: '近24小时里所有服务器上慢的与失败的调用、慢的语句，每种至多10条，最近的在前',
    data: z.array(serverIssue),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/stats/check',
    access: 'admin',
    summary: '试一试全站所依靠的一部分，说出哪里不对、怎样修好',
    body: z.strictObject({ part: sitePart }),
    data: partHealth,
  }),
  probe: endpoint({
    method: 'GET',
    path: '/api/stats/probe',
    access: 'guest',
    summary: '检查用：凭一次性的编号，说出这个请求到达服务器时的样子',
    query: probeQuery,
    data: probeAnswer,
  }),
  probeStream: endpoint({
    method: 'GET',
    path: '/api/stats/probe/stream',
    access: 'guest',
    summary: '检查用：凭一次性的编号，一秒之内分几次发出的事件流，看中间的代理有没有攒着',
    query: probeStreamQuery,
    events: { message: z.object({ number: z.int() }) },
  }),
}
