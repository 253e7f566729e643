import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { hotSearches, searchBody, searchPage, searchSuggestion, searchText } from './schemas.ts'

export const search = {
  page: endpoint({
    method: 'POST',
    path: '/api/search/page',
    access: 'guest',
    summary:
      '搜索题目、知识点、讨论与面试题库，另按kind搜索评论（登录后）与用户。每类最多数到1000；没有结果时按拼音或相近的写法再找，correction是实际找的词',
    body: searchBody,
    data: searchPage,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/search/suggest',
    access: 'guest',
    summary: '输入时的联想：标题里有这些字的内容，最后一个词可以没有写完',
    query: z.strictObject({ q: searchText }),
    data: z.array(searchSuggestion),
  }),
  listHot: endpoint({
    method: 'GET',
    path: '/api/search/list-hot',
    access: 'guest',
    summary: '近七天许多人搜索、并且有结果的词；一个也没有时，是最常用的标签',
    data: hotSearches,
  }),
}
