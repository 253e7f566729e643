import { NetworkError } from '@app/api-client'
import type { Deck, DeckCard } from '@app/contract/card-deck/schemas'
import { RATINGS } from '@app/contract/review/values'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseDrawFilter } from '../../../shared/list/draw-filter.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { CardDeckStore } from './CardDeckStore.ts'

const filter = parseDrawFilter(new URLSearchParams('bank=3'))
const deckOf = (places: number[], change: Partial<Deck> = {}): Deck => ({
  id: 5,
  day: null,
  filter,
  bankNames: ['MySQL'],
  round: 1,
  position: 0,
  matching: places.length,
  seconds: 0,
  cards: places.map((place) => ({ place, questionId: 100 + place, rating: null })),
  ...change,
})
const cardOf = (place: number): DeckCard => ({
  place,
  questionId: 100 + place,
  title: `题${place}`,
  bankName: 'MySQL',
  difficulty: 'easy',
  tags: [],
  encounterCount: 0,
  isFavourite: false,
  statement: '',
  shortAnswer: '',
  keyPoints: [],
  dueInDays: null,
  intervals: RATINGS.map((rating) => ({ rating, days: rating, minutes: 0 })),
})

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** A store with its deck; cards come four at once. */
async function opened(calls: FakeCalls['cardDeck'] = {}, deck = deckOf(PLACES), there = PLACES) {
  const cards = vi.fn(async ({ from }: { from: number }) =>
    there
      .filter((place) => place >= from)
      .slice(0, 4)
      .map(cardOf),
  )
  const rate = vi.fn(async () => ({ round: deck.round }))
  const move = vi.fn(async () => true as const)
  const root = fakeRoot({
    cardDeck: { open: async () => deck, list: async () => [], cards, rate, move, ...calls },
  })
  const store = new CardDeckStore(root)
  await store.load(filter)
  await settle()
  return { root, store, cards, rate, move }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const rate = (store: CardDeckStore, rating: 1 | 2 | 3 | 4) => {
  store.setRevealed(true)
  store.rate(rating)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('接着上次停下的地方；前后的几张先取来', async () => {
  const { store, cards } = await opened({}, deckOf(PLACES, { position: 5 }))
  expect([store.index, store.card?.title]).toEqual([5, '题5'])
  expect(cards.mock.calls.map(([{ from }]) => from)).toEqual([5, 4])
  store.next()
  store.next()
  await settle()
  expect(store.card?.title).toBe('题7')
  expect(cards.mock.calls.map(([{ from }]) => from)).toEqual([5, 4, 9])
})

test('刚练过的几张也取来，不管它们在哪里', async () => {
  const deck = deckOf(PLACES, { position: 9 })
  const cards = deck.cards.map((card) => ({
    ...card,
    rating: [1, 5].includes(card.place) ? (4 as const) : null,
  }))
  const { store } = await opened({}, { ...deck, cards })
  expect(store.card?.title).toBe('题9')
  expect(store.recent.map(({ card }) => card.title)).toEqual(['题5', '题1'])
})

test('自评之后立刻是下一张；没有显示答案不能自评', async () => {
  const { store, rate: send } = await opened({ rate: () => new Promise(() => {}) })
  store.rate(3)
  expect(store.index).toBe(0)
  vi.advanceTimersByTime(7_000)
  rate(store, 3)
  expect([store.index, store.isRevealed, store.seconds, store.count(3)]).toEqual([1, false, 7, 1])
  expect(store.recent.map(({ card, rating }) => [card.title, rating, card.dueInDays])).toEqual([
    ['题0', 3, 3],
  ])
  expect(send).not.toHaveBeenCalled()
})

test('跳过与后退，过一会儿记下停在哪里；一路翻过去只记一次', async () => {
  const { store, move } = await opened()
  store.next()
  store.next()
  store.previous()
  await vi.advanceTimersByTimeAsync(600)
  expect(move.mock.calls).toEqual([[{ id: 5, round: 1, place: 1 }, { quiet: true }]])
})

test('断网时照样练，恢复后依次送到', async () => {
  let isOnline = false
  const sent: number[] = []
  const { store } = await opened({
    rate: async ({ place }) => {
      if (!isOnline) throw new NetworkError('offline', '网络不通')
      sent.push(place)
      return { round: 1 }
    },
  })
  rate(store, 1)
  rate(store, 2)
  await settle()
  expect([store.index, store.outbox.isStuck]).toEqual([2, true])
  isOnline = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([sent, store.outbox.steps.length]).toEqual([[0, 1], 0])
})

test('练完：可以回到跳过的，只练不熟的', async () => {
  const shuffle = vi.fn(async () => deckOf([0], { round: 2 }))
  const { store } = await opened({ shuffle }, deckOf([0, 1, 2]))
  rate(store, 1)
  store.next()
  rate(store, 4)
  expect([store.current, store.count(null), store.count(1, 2)]).toEqual([undefined, 1, 1])
  store.returnToSkipped()
  expect(store.index).toBe(1)
  await settle()
  rate(store, 3)
  // The card after it was rated before.
  expect([store.current, store.count(null)]).toEqual([undefined, 0])
  await store.shuffle('weak')
  expect(shuffle).toHaveBeenCalledWith({ id: 5, round: 1, scope: 'weak' })
  expect([store.dealt.length, store.index, store.deck?.round]).toEqual([1, 0, 2])
})

test('在别处重新打乱了：说一声，换成那一轮', async () => {
  let round = 1
  const open = async () => deckOf(PLACES, { round })
  const { store, root } = await opened({ open, rate: async () => ({ round: 2 }) })
  round = 2
  rate(store, 3)
  await settle()
  expect([store.deck?.round, store.index]).toEqual([2, 0])
  expect(root.toasts.toasts).toHaveLength(1)
})

test('已经不在的题从这副卡片里拿走', async () => {
  const { store } = await opened({}, deckOf([0, 1, 2, 3]), [1, 3])
  expect([store.dealt.map(({ place }) => place), store.card?.title]).toEqual([[1, 3], '题1'])
})

test('今天的新题：打开的是今天那一副，重试也是', async () => {
  const openToday = vi.fn(async () => deckOf([0, 1], { day: '2026-11-23' }))
  const root = fakeRoot({
    cardDeck: { openToday, list: async () => [], cards: async () => [cardOf(0), cardOf(1)] },
  })
  const store = new CardDeckStore(root)
  await store.load('today')
  await settle()
  expect([store.isToday, store.deck?.day, store.dealt.length]).toEqual([true, '2026-11-23', 2])
  store.reload()
  await settle()
  expect(openToday).toHaveBeenCalledTimes(2)
  expect(new CardDeckStore(root).isToday).toBe(false)
})
