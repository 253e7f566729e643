import { z } from 'zod/mini'
import { endpoint } from '../common/endpoint.ts'
import { done, queryId } from '../common/schemas.ts'
import { drawFilter } from '../question-draw/schemas.ts'
import { deck, deckCard, deckProgress, moveBody, rateCardBody, shuffleBody } from './schemas.ts'
import { MAX_DECK_CARDS } from './values.ts'

export const cardDeck = {
  open: endpoint({
    method: 'POST',
    path: '/api/card-deck/open',
    access: 'user',
    keepsText: true,
    summary: '打开一个筛选的卡片：第一次时抽出并打乱，以后接着上次停下的地方；没有合适的题时为空',
    body: z.strictObject({ filter: drawFilter }),
    data: z.nullable(deck),
  }),
  openToday: endpoint({
    method: 'POST',
    path: '/api/card-deck/open-today',
    access: 'user',
    summary: '打开今天的新题：有几道就是几道，当天接着上次停下的地方；今天没有新题时为空',
    data: z.nullable(deck),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/card-deck/list',
    access: 'user',
    summary: '没练完的几副卡片，最近练的在前',
    data: z.array(deckProgress),
  }),
  shuffle: endpoint({
    method: 'POST',
    path: '/api/card-deck/shuffle',
    access: 'user',
    summary: '重新打乱，从头开始；scope为weak时只留下这一轮自评为不会与模糊的。已在别处打乱过时返回那一轮',
    body: shuffleBody,
    data: deck,
  }),
  cards: endpoint({
    method: 'GET',
    path: '/api/card-deck/cards',
    access: 'user',
    summary: '从某个位置起的几张卡片的全部内容',
    query: z.strictObject({
      id: queryId,
      from: z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(MAX_DECK_CARDS)),
    }),
    data: z.array(deckCard),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/card-deck/move',
    access: 'user',
    summary: '记下停在哪一张；已经重新打乱时什么也不变',
    body: moveBody,
    data: done,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/card-deck/rate',
    access: 'user',
    summary: '自评一张卡片，题目随之进入复习。同一个stepId只算一次；返回卡片现在是第几轮',
    body: rateCardBody,
    data: z.object({ round: z.int() }),
  }),
}
