import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, pathId } from '../common/schemas.ts'
import { encounterBody, interviewCompany } from './schemas.ts'

export const questionEncounter = {
  add: endpoint({
    method: 'POST',
    path: '/api/question-encounter/add',
    access: 'user',
    summary: '标记在面试中遇到过一道题，可以写明公司、岗位与月份；已标记过时改成这一次写的。返回遇到过的人数',
    body: encounterBody,
    data: z.int(),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/question-encounter/update',
    access: 'user',
    summary: '修改“面试遇到过”的公司、岗位与月份',
    body: encounterBody,
    data: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/question-encounter/delete/:id',
    access: 'user',
    summary: '取消“面试遇到过”，编号是题目的编号，返回遇到过的人数',
    params: pathId,
    data: z.int(),
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/question-encounter/companies',
    access: 'guest',
    summary: '学习者遇到过题目的公司，遇到次数多的在前；只有一个人写过的，只有他自己看得到',
    data: z.array(interviewCompany),
  }),
}
