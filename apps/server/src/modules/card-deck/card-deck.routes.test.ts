import { randomUUID } from 'node:crypto'
import type { Deck } from '@app/contract/card-deck/schemas'
import { DECK_CARDS_AHEAD, MAX_DECKS } from '@app/contract/card-deck/values'
import { Code } from '@app/contract/common/envelope'
import { DEFAULT_STUDY_SETTINGS, type Rating } from '@app/contract/review/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('卡片练习', () => {
  let t: TestApp
  let bankId: number
  let questions: number[]
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database, { name: 'Java并发' })
    questions = []
    for (let n = 0; n < 12; n += 1)
      questions.push(
        await createQuestion(t.database, {
          bankId,
          difficulty: n < 4 ? 'hard' : 'easy',
          tags: n % 2 === 0 ? ['锁'] : ['池'],
        }),
      )
  })
  afterAll(() => t.close())

  const openDeck = async ({ api }: SignedIn): Promise<Deck> => {
    const deck = await api.cardDeck.open({ filter: { bankIds: [bankId] } })
    if (!deck) throw new Error('no deck')
    return deck
  }
  const ratingOf = (deck: Deck, index: number, rating: Rating, stepId = randomUUID()) => {
    const card = deck.cards[index]
    if (!card) throw new Error('no card')
    const { place, questionId } = card
    return { id: deck.id, round: deck.round, place, questionId, rating, stepId, seconds: 20 }
  }
  const idsOf = ({ cards }: Deck) => cards.map(({ questionId }) => questionId)

  test('抽出题库里的每一题，打乱一次；再打开接着上次，顺序不变，换一台设备也一样', async () => {
    const learner = await t.signIn()
    const deck = await openDeck(learner)
    expect(idsOf(deck).toSorted((a, b) => a - b)).toEqual(questions)
    expect(deck).toMatchObject({ bankNames: ['Java并发'], round: 1, position: 0, matching: 12, seconds: 0 })
    await learner.api.cardDeck.rate(ratingOf(deck, 0, 3))
    await learner.api.cardDeck.move({ id: deck.id, round: 1, place: 5 })
    const again = await openDeck(learner)
    expect(again).toMatchObject({ id: deck.id, position: 5, seconds: 20 })
    expect(idsOf(again)).toEqual(idsOf(deck))
    expect(again.cards[0]?.rating).toBe(3)
    expect((await openDeck(await t.signIn())).id).not.toBe(deck.id)
  })

  test('筛选说的是同一件事，就是同一副；没有合适的题时没有卡片', async () => {
    const { api } = await t.signIn()
    const [first, same] = [
      await api.cardDeck.open({ filter: { tags: ['锁', '池'], difficulties: ['hard'] } }),
      await api.cardDeck.open({ filter: { difficulties: ['hard'], tags: ['池', '锁'], bankIds: [] } }),
    ]
    expect(first?.cards).toHaveLength(4)
    expect(same?.id).toBe(first?.id)
    const words = { difficulties: ['hard' as const], tags: ['池', '锁'], form: 'text' as const }
    expect((await api.cardDeck.open({ filter: words }))?.id).not.toBe(first?.id)
    expect(await api.cardDeck.open({ filter: { ...words, form: 'code' } })).toBeNull()
    expect(await api.cardDeck.open({ filter: { keyword: '没有这样的题目' } })).toBeNull()
    expect(await api.cardDeck.open({ filter: { masteries: [0], isFavourite: true } })).toBeNull()
    expect(await api.questionDraw.count({ filter: { bankIds: [bankId], masteries: [0, 4] } })).toBe(12)
    expect(await api.questionDraw.count({ filter: { bankIds: [bankId], masteries: [4] } })).toBe(0)
  })

  test('两处同时第一次打开，是同一副', async () => {
    const learner = await t.signIn()
    const decks = await Promise.all([openDeck(learner), openDeck(learner), openDeck(learner)])
    expect(new Set(decks.map(({ id }) => id)).size).toBe(1)
    expect(new Set(decks.map((deck) => String(idsOf(deck)))).size).toBe(1)
  })

  test('卡片的内容一次来几张，带着自评之后的间隔', async () => {
    const learner = await t.signIn()
    const deck = await openDeck(learner)
    await learner.api.cardDeck.rate(ratingOf(deck, 4, 4))
    const cards = await learner.api.cardDeck.cards({ id: deck.id, from: 4 })
    expect(cards.map(({ place }) => place)).toEqual(
      deck.cards.slice(4, 4 + DECK_CARDS_AHEAD).map(({ place }) => place),
    )
    expect(cards[0]).toMatchObject({ dueInDays: 8, shortAnswer: expect.any(String), isFavourite: false })
    expect(cards[1]?.dueInDays).toBeNull()
    expect(cards[1]?.intervals.map(({ rating }) => rating)).toEqual([1, 2, 3, 4])
  })

  test('自评就是题目的自评；同一步送来两次只算一次', async () => {
    const learner = await t.signIn()
    const deck = await openDeck(learner)
    const step = ratingOf(deck, 0, 1)
    await Promise.all([learner.api.cardDeck.rate(step), learner.api.cardDeck.rate(step)])
    expect((await learner.api.review.summary()).done).toBe(1)
    expect((await learner.api.question.get({ id: step.questionId })).mastery).toBe(1)
    expect(await openDeck(learner)).toMatchObject({ position: 1, seconds: 20 })
  })

  test('没练完的列出来，最近练的在前；没开始的、练完的不在，别人的也不在', async () => {
    const [learner, other] = [await t.signIn(), await t.signIn()]
    const { api } = learner
    const hard = await api.cardDeck.open({ filter: { bankIds: [bankId], difficulties: ['hard'] } })
    const begun = await openDeck(learner)
    await api.cardDeck.open({ filter: { tags: ['锁'] } })
    if (!hard) throw new Error('no deck')
    await api.cardDeck.rate(ratingOf(begun, 0, 2))
    await api.cardDeck.rate(ratingOf(hard, 0, 4))
    expect(await api.cardDeck.list()).toMatchObject([
      {
        id: hard.id,
        bankNames: ['Java并发'],
        cardCount: 4,
        ratedCount: 1,
        filter: { difficulties: ['hard'] },
      },
      { id: begun.id, cardCount: 12, ratedCount: 1 },
    ])
    for (const index of [1, 2, 3]) await api.cardDeck.rate(ratingOf(hard, index, 4))
    expect((await api.cardDeck.list()).map(({ id }) => id)).toEqual([begun.id])
    expect(await other.api.cardDeck.list()).toEqual([])
  })

  test('重新打乱是新的一轮；旧的一轮里的自评照算，位置不动；按两下只打乱一次', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const deck = await openDeck(learner)
    await api.cardDeck.rate(ratingOf(deck, 0, 2))
    await api.cardDeck.rate(ratingOf(deck, 1, 4))
    const shuffle = { id: deck.id, round: 1, scope: 'all' as const }
    const [one, two] = await Promise.all([api.cardDeck.shuffle(shuffle), api.cardDeck.shuffle(shuffle)])
    expect([one.round, two.round]).toEqual([2, 2])
    expect(idsOf(one)).toEqual(idsOf(two))
    expect(one).toMatchObject({ position: 0, seconds: 0 })
    expect(one.cards.every(({ rating }) => rating === null)).toBe(true)
    expect(await api.cardDeck.rate(ratingOf(deck, 2, 3))).toEqual({ round: 2 })
    await api.cardDeck.move({ id: deck.id, round: 1, place: 9 })
    expect((await openDeck(learner)).position).toBe(0)
    expect((await api.review.summary()).done).toBe(3)
  })

  test('只练模糊与不会', async () => {
    const learner = await t.signIn()
    const deck = await openDeck(learner)
    for (const [index, rating] of ([1, 2, 3, 4] as const).entries())
      await learner.api.cardDeck.rate(ratingOf(deck, index, rating))
    const weak = await learner.api.cardDeck.shuffle({ id: deck.id, round: 1, scope: 'weak' })
    expect(idsOf(weak).toSorted()).toEqual(idsOf(deck).slice(0, 2).toSorted())
  })

  test('不再公开的题不在其中；全都不在了就重新抽', async () => {
    const learner = await t.signIn()
    const bank = await createBank(t.database)
    const [gone, kept] = [
      await createQuestion(t.database, { bankId: bank }),
      await createQuestion(t.database, { bankId: bank }),
    ]
    const filter = { bankIds: [bank] }
    const archive = (id: number) =>
      t.database.kysely.updateTable('question').set({ status: 'archived' }).where('id', '=', id).execute()
    await learner.api.cardDeck.open({ filter })
    await archive(gone)
    const deck = await learner.api.cardDeck.open({ filter })
    expect(deck && idsOf(deck)).toEqual([kept])
    await archive(kept)
    expect(await learner.api.cardDeck.open({ filter })).toBeNull()
  })

  test('别人的卡片不存在', async () => {
    const [owner, other] = [await t.signIn(), await t.signIn()]
    const deck = await openDeck(owner)
    const calls = [
      other.api.cardDeck.cards({ id: deck.id, from: 0 }),
      other.api.cardDeck.move({ id: deck.id, round: 1, place: 2 }),
      other.api.cardDeck.shuffle({ id: deck.id, round: 1, scope: 'all' }),
      other.api.cardDeck.rate(ratingOf(deck, 0, 1)),
    ]
    for (const { code } of await Promise.all(calls.map(refusal))) expect(code).toBe(Code.notFound)
    expect((await other.api.review.summary()).done).toBe(0)
    expect(await openDeck(owner)).toMatchObject({ round: 1, position: 0 })
  })

  test('留下的卡片有限，最久没有动的先去', async () => {
    const learner = await t.signIn()
    const deck = await openDeck(learner)
    await sql`
      insert into card_deck (user_id, filter, filter_hash, matching)
      select ${learner.id}, '{}', n::text, 1 from generate_series(1, ${MAX_DECKS}) n`.execute(
      t.database.kysely,
    )
    await learner.api.cardDeck.open({ filter: { difficulties: ['easy'] } })
    expect((await refusal(learner.api.cardDeck.cards({ id: deck.id, from: 0 }))).code).toBe(Code.notFound)
  })

  test('今天的新题：有几道就是几道，当天不变，不在没练完的卡片里；学完不再重来', async () => {
    const learner = await t.signIn()
    const { api } = learner
    await api.plan.update({ bankIds: [bankId] })
    const deck = await api.cardDeck.openToday()
    if (!deck) throw new Error('no deck')
    expect(deck).toMatchObject({ day: expect.any(String), bankNames: ['Java并发'], matching: 10 })
    expect(new Set(idsOf(deck)).size).toBe(10)
    await api.cardDeck.rate(ratingOf(deck, 0, 3))
    const again = await api.cardDeck.openToday()
    expect([again?.id, again && idsOf(again), again?.position]).toEqual([deck.id, idsOf(deck), 1])
    expect(await api.cardDeck.list()).toEqual([])
    expect((await api.plan.today()).resume).toBeNull()

    for (const [index] of deck.cards.slice(1).entries()) await api.cardDeck.rate(ratingOf(deck, index + 1, 3))
    expect(await api.plan.today()).toMatchObject({ fresh: 10, freshDone: 10, goal: 10 })
    expect(await api.cardDeck.openToday()).toMatchObject({ id: deck.id, round: 1, position: 10 })
    const refused = await refusal(api.cardDeck.shuffle({ id: deck.id, round: 1, scope: 'weak' }))
    expect(refused.code).toBe(Code.notFound)
    await api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, newPerDay: 11 })
    await api.plan.update({ bankIds: [bankId] })
    expect(await api.cardDeck.openToday()).toMatchObject({ id: deck.id, round: 2, matching: 1, position: 0 })
  })

  test('今天的新题先从常考的里出', async () => {
    const often = await createBank(t.database)
    for (const frequency of ['extended', 'occasional', 'common', 'extended', 'common', 'occasional'] as const)
      await createQuestion(t.database, { bankId: often, frequency })
    const { api } = await t.signIn()
    await api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, newPerDay: 4 })
    await api.plan.update({ bankIds: [often] })
    const deck = await api.cardDeck.openToday()
    const frequencies = (deck?.cards ?? []).map(
      async ({ questionId }) => (await api.question.get({ id: questionId })).frequency,
    )
    expect(await Promise.all(frequencies)).toEqual(['common', 'common', 'occasional', 'occasional'])
  })

  test('今天没有新题：没有卡片；两台设备同时打开是同一副', async () => {
    const { api } = await t.signIn()
    const [one, other] = await Promise.all([api.cardDeck.openToday(), api.cardDeck.openToday()])
    expect(one?.id).toBe(other?.id)
    expect(one?.cards).toHaveLength(10)
    const idle = await t.signIn()
    await idle.api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, newPerDay: 0 })
    expect(await idle.api.cardDeck.openToday()).toBeNull()
    expect((await refusal(t.guest.cardDeck.openToday())).code).toBe(Code.notLoggedIn)
  })
})
