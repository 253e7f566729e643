import type { Passage } from '@app/contract/interview-session/schemas'
import type { Check } from '@app/contract/key-point/values'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { CheckList } from './CheckList.tsx'
import { checked, type SaidPoint, withNumbers } from './points.ts'
import { focusUnchecked } from './unchecked-points.ts'

const content = '生产者要开confirm，没收到确认就重发。消费者先确认，再去处理业务。'
const pointOf = (text: string, change: Partial<SaidPoint> = {}): SaidPoint => ({
  text,
  weight: 3,
  misconception: '',
  isMentioned: true,
  unheard: [],
  check: null,
  checker: null,
  passage: { turn: 1, start: 0, end: 12 },
  ...change,
})
const points = [
  pointOf('生产者确认', { unheard: ['重试'] }),
  pointOf('处理之后再确认', { misconception: '顺序正好相反。' }),
  pointOf('至少一次', { isMentioned: false, passage: null }),
]

async function show(isChecklist = false) {
  const onCheck = vi.fn<(point: number, check: Check | null, passage?: Passage) => void>()
  function Checked() {
    const [known, setKnown] = useState(points)
    return (
      <CheckList
        points={withNumbers(known)}
        turns={[{ number: 1, content }]}
        isChecklist={isChecklist}
        onCheck={(place, check, passage) => {
          onCheck(place, check, passage)
          setKnown((now) =>
            now.map((point, index) => (index === place ? checked(point, check, passage) : point)),
          )
        }}
      />
    )
  }
  const { root } = await answeringRoot({}, ['checking'])
  const { element } = render(<Checked />, { root })
  const items = () => [...element.querySelectorAll<HTMLElement>('[data-point]')]
  const press = (key: string) =>
    flushSync(() =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  const click = (name: string, place: number) => {
    const buttons = [...(items()[place]?.querySelectorAll('button') ?? [])]
    const button = buttons.find(({ textContent }) => textContent.startsWith(name))
    flushSync(() => button?.click())
    return button !== undefined
  }
  return { element, items, press, click, onCheck }
}

test('每个要点写着提到了没有、哪几个字没听到、原话与权重', async () => {
  const { items } = await show()
  expect(items()[0]?.textContent).toContain('提到了，没听到“重试”')
  expect(items()[0]?.querySelector('mark')?.textContent).toBe('生产者要开confirm①')
  expect(items()[0]?.textContent).toContain('–/3')
  expect(items()[2]?.textContent).toContain('没听到')
})

test('用键盘：1核对，同一个键收回，J到下一处，焦点一直在', async () => {
  const { element, items, press, onCheck } = await show()
  focusUnchecked(element, 1)
  press('1')
  expect([onCheck.mock.lastCall?.slice(0, 2), document.activeElement]).toEqual([[0, 'right'], items()[0]])
  press('1')
  expect(onCheck.mock.lastCall?.slice(0, 2)).toEqual([0, null])
  focusUnchecked(element, 1)
  press('2')
  expect(items()[1]?.textContent).toContain('顺序正好相反。')
  expect(items()[1]?.querySelector('mark')?.dataset.standing).toBe('wrong')
  focusUnchecked(element, 1)
  expect(document.activeElement).toBe(items()[0])
})

test('用鼠标：核对以后可以改，按下的那个标着', async () => {
  const { items, click, onCheck } = await show()
  click('说对了', 0)
  expect(document.activeElement).toBe(items()[0])
  click('改核对', 0)
  expect(items()[0]?.querySelector('[aria-pressed=true]')?.textContent).toContain('说对了')
  click('没说到', 0)
  expect(onCheck.mock.lastCall?.slice(0, 2)).toEqual([0, 'missing'])
})

test('没听到的：点出自己的哪一句，算说对了', async () => {
  const { items, click, onCheck } = await show()
  click('我其实说了', 2)
  const radios = items()[2]?.querySelectorAll<HTMLInputElement>('input[type=radio]')
  flushSync(() => radios?.[1]?.click())
  click('就是这句', 2)
  const [place, check, passage] = onCheck.mock.lastCall ?? []
  expect([place, check, content.slice(passage?.start, passage?.end)]).toEqual([
    2,
    'right',
    '没收到确认就重发',
  ])
})

test('说自己的题：只有说清了与没说到', async () => {
  const { click, items } = await show(true)
  expect([click('说反了', 0), items()[0]?.textContent.includes('–/3')]).toEqual([false, false])
  expect(click('说清了', 0)).toBe(true)
})
