import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const point = (synonyms: string[], { text = '', not = [] as string[] } = {}) => ({ text, synonyms, not })

/** What an answer is judged by one point: the passage that covers it, or why it does not. */
function judge(answer: string, one: ReturnType<typeof point>, asked: string[] = []): string | null {
  const [verdict] = recognise(answer, [one], asked) ?? []
  if (!verdict) return null
  const passage = verdict.passage && answer.slice(verdict.passage.start, verdict.passage.end)
  return verdict.isCovered ? `+${passage}` : [verdict.miss, passage].filter(Boolean).join(' ')
}

test('没有字或没有要点时不判', () => {
  expect(recognise(' \n**', [point(['a'])], [])).toBeNull()
  expect(recognise('abc', [], [])).toBeNull()
})

describe('写法', () => {
  test.each([
    ['用ｒｅａｄ view实现', 'ReadView', '+ｒｅａｄ view'],
    ['它的`state`是**volatile**的', 'state是volatile', '+state`是**volatile'],
    ['所以i加加会丢', 'i++', '+i加加'],
    ['会造成内存泄露', '内存泄漏', '+内存泄露'],
    ['两点五秒以内', '2.5秒', '+两点五秒'],
    ['默认是十六段', '16段', '+十六段'],
    ['next key lock挡住插入', 'next-key', '+next key'],
    ['innodb old blocks time', 'innodb_old_blocks_time', '+innodb old blocks time'],
    ['count星和count一', 'count(*)', 'absent'],
    ['[文档](https://a.b/mvcc)里有', 'mvcc', 'absent'],
    ['保证原子。性能好', '原子性', 'absent'],
  ])('%s：%s', (answer, synonym, judgement) => {
    expect(judge(answer, point([synonym]))).toBe(judgement)
  })
})

test('与词头连在一起的否定也算', () => {
  expect(judge('但不保证原子性', point(['保证原子性']))).toBe('negated 不保证原子性')
  expect(judge('但不保证原子性', point(['不保证原子性'], { not: ['保证原子性'] }))).toBe('+不保证原子性')
})

test('拉丁文只认整个的词', () => {
  for (const answer of ['for循环', 'order by', 'Oracle']) expect(judge(answer, point(['OR']))).toBe('absent')
  expect(judge('条件里有or也不行', point(['OR']))).toBe('+or')
  expect(judge('BIO与NIO', point(['IO']))).toBe('absent')
  expect(judge('JDK8起', point(['JDK']))).toBe('+JDK')
})

test('隔开的说法要在一句之内，隔得不远', () => {
  const apart = point(['键…弱引用'])
  expect(judge('它的key其实是一个弱引用', apart)).toBe('+key其实是一个弱引用')
  expect(judge('弱引用的是键', apart)).toBe('absent')
  expect(judge('先说键。弱引用另说', apart)).toBe('absent')
})

test('题目与追问里的词不算', () => {
  const aba = point(['ABA', '改回来'])
  expect(judge('ABA就是ABA问题', aba, ['CAS是什么，ABA怎样解决？'])).toBe('parroted ABA')
  expect(judge('ABA是改了又改回来', aba, ['CAS是什么，ABA怎样解决？'])).toBe('+改回来')
})

describe('否定', () => {
  test.each([
    ['它不是线程安全的', 'negated 不是线程安全'],
    ['它并非绝对的线程安全', 'negated 并非绝对的线程安全'],
    ['HashMap没有线程安全', 'negated 没有线程安全'],
    ["it isn't 线程安全", "negated isn't 线程安全"],
    ['它并不保证线程安全', 'negated 并不保证线程安全'],
    ['线程安全它保证不了', 'negated 线程安全它保证不了'],
    ['很多人以为它线程安全', 'negated 以为它线程安全'],
    ['不要让它线程安全', 'negated 不要让它线程安全'],
    ['它线程安全是误解', 'negated 线程安全是误解'],
    ['区别在于线程安全', '+线程安全'],
    ['它不仅线程安全，而且很快', '+线程安全'],
    ['为了共享不得不线程安全', '+线程安全'],
    ['不是没有线程安全', '+线程安全'],
    ['不是一把锁，而是线程安全的容器', '+线程安全'],
    ['不是一把锁而是线程安全的容器', '+线程安全'],
    ['没过期就线程安全', '+线程安全'],
    ['拿不到锁的线程安全地等着', '+线程安全'],
    ['要看它是不是线程安全', '+线程安全'],
    ['不是线程安全的。加锁之后才线程安全', '+线程安全'],
  ])('%s', (answer, judgement) => {
    expect(judge(answer, point(['线程安全']))).toBe(judgement)
  })

  test('要点说的是“不”，说“是”的就不算', () => {
    const atomic = point(['原子性'], { text: '不保证复合操作的原子性' })
    expect(judge('它保证不了的是原子性', atomic)).toBe('+原子性')
    expect(judge('没办法保证原子性', atomic)).toBe('+原子性')
    expect(judge('可以保证原子性', atomic)).toBe('negated 原子性')
  })

  test('自带的“不”不算否定它', () => {
    expect(judge('这样就不用回表了', point(['不用回表']))).toBe('+不用回表')
    expect(judge('并不是不用回表', point(['不用回表']))).toBe('negated 并不是不用回表')
  })
})

test('说错的不算，旁边说对的词也不算', () => {
  const counter = point(['i++', '丢失更新'], { not: ['i++…线程安全'] })
  expect(judge('所以i++是线程安全的', counter)).toBe('nearMiss i++是线程安全')
  expect(judge('i++不是线程安全的', counter)).toBe('+i++')
  expect(judge('有人说i++线程安全，其实会丢失更新', counter)).toBe('+丢失更新')
})

test.each([
  '不要先删缓存，先更新再删',
  '别先删缓存，先更新再删',
  '不能直接删缓存，先更新再删',
  '不是因为删缓存，先更新再删',
  '不要以为先删缓存就行，先更新再删',
  '如果先删缓存会读到旧的，先更新再删',
  '以前直接删缓存，现在先更新再删',
  '很多人先删缓存，其实先更新再删',
  '很多人说先删缓存就行，其实先更新再删',
  '别以为就是先删缓存，其实先更新再删',
  '先删缓存这种说法不对，先更新再删',
  '直接删缓存的做法是错的，先更新再删',
])('劝人不要犯的错不是说错：%s', (answer) => {
  expect(judge(answer, point(['先更新再删'], { not: ['先删缓存', '直接删缓存', '因为删缓存'] }))).toBe(
    '+先更新再删',
  )
})

test('不是“只有”，就是不止', () => {
  const queues = point(['本地队列'], { not: ['只有一个全局队列'] })
  expect(judge('不是只有一个全局队列，每个P还有本地队列', queues)).toBe('+本地队列')
  expect(judge('不是只有本地队列', queues)).toBe('+本地队列')
  expect(judge('只有一个全局队列，没有锁，本地队列', queues)).toMatch(/^nearMiss/)
  expect(judge('不可变只管容器', point(['只管容器']))).toBe('+只管容器')
})

test('如果之后断言的错还是错', () => {
  const update = point(['再更新'], { not: ['先删缓存', '要一致…先删'] })
  for (const answer of ['如果要一致就先删缓存再更新', '如果要一致，先删缓存再更新']) {
    expect(judge(answer, update)).toMatch(/^nearMiss/)
  }
})

test('没有说到同义词，但几乎说了要点的原话', () => {
  const isolation = point([], { text: 'InnoDB默认的隔离级别是可重复读' })
  expect(judge('InnoDB里默认的隔离级别就是可重复读', isolation)).toMatch(/^\+InnoDB/)
  expect(judge('InnoDB默认的隔离级别不是可重复读', isolation)).toBe('absent')
})

test.each(['不', '没有锁、', '键的弱引用'])('两万字的“%s…”也很快', (piece) => {
  const start = process.threadCpuUsage().user
  const apart = point(['键…弱引用', '锁…值'], { text: '键是弱引用，不是锁', not: ['键…强引用'] })
  recognise(piece.repeat(20_000 / piece.length), [apart], [])
  // Of this thread alone, in microseconds: whatever else the machine does, this stays far below a second.
  expect(process.threadCpuUsage().user - start).toBeLessThan(1_000_000)
})
