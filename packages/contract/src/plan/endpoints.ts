import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done } from '../common/schemas.ts'
import { plan as planSchema, planSettings, planTarget, planToday } from './schemas.ts'

export const plan = {
  get: endpoint({
    method: 'GET',
    path: '/api/plan/get',
    access: 'user',
    summary:
      '我的面试计划：每天复习与新学多少，过去几天做了多少；还没有计划时为空。漏了一天，其余的日子重新排过',
    data: z.nullable(planSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/plan/update',
    access: 'user',
    summary:
      '定下或修改面试的日期（可以还没定）、岗位、级别、公司与要练的题库，从今天起重新排；日期不能早于今天，至多在366天之后',
    body: planSettings,
    data: planSchema,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/plan/delete',
    access: 'user',
    summary: '删除计划，练习记录不受影响',
    data: done,
  }),
  targets: endpoint({
    method: 'GET',
    path: '/api/plan/targets',
    access: 'user',
    summary: '可以准备的岗位，与每个级别要练的题库：由面试题库的题与它们的练习题得出',
    data: z.array(planTarget),
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/plan/today',
    access: 'user',
    summary:
      '今天做什么：到期的复习、新学的题、本周的模拟面试、上次停下的地方、学习路线的下一步、上次面试漏掉的要点、未来7天到期、本周每天做了多少',
    data: planToday,
  }),
}
