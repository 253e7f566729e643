import { Code } from '@app/contract/common/envelope'
import { invitees } from '@app/contract/user-invitation/schemas'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { fakeServer, Refusal } from '../../../testing/fake-server.ts'
import { fillIn, press } from '../../../testing/fill-in.ts'
import { renderInConsole } from '../../../testing/render-in-console.tsx'
import { ImportButton } from './ImportButton.tsx'

const sentBody = z.object({ users: invitees })
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text))
const faults = () => [...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent)
const list = () => document.querySelector('textarea')?.value

/** The opened dialog, with a server that has an account of some addresses. */
async function open(known: readonly string[] = []) {
  const { api, requests } = fakeServer({
    'POST /api/user/invite': ({ body }) => {
      const { users } = sentBody.parse(body)
      const refused = users.flatMap(({ email }, index) =>
        known.includes(email) ? [{ path: `users.${index}.email`, message: '这个邮箱已被注册' }] : [],
      )
      if (refused.length > 0) throw new Refusal(Code.badParameters, '请检查填写的内容', refused)
      return {
        isMailed: false,
        invited: users.map(({ username, email }, index) => ({
          id: index + 1,
          username,
          email,
          path: `/invite?token=t${index}`,
          endTime: '2126-01-02T03:04:05.000Z',
        })),
      }
    },
  })
  await renderInConsole(api, 'users', <ImportButton />)
  await press('导入名单')
  await shows('一行一个人')
  const sent = () => requests.map(({ input }) => sentBody.parse(input).users.map(({ username }) => username))
  return { sent, requests }
}

test('a list without a fault: all are made at once, as learners, and their links can be copied and saved', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { requests } = await open()
  fillIn('用户名,邮箱', '用户名，邮箱\n-甲-，a@example.com\n乙\tb@example.com')
  await press('新建')
  await shows('已新建2个用户')
  expect(requests.map(({ input }) => input)).toEqual([
    {
      users: [
        { username: '-甲-', email: 'a@example.com', userRole: 'user' },
        { username: '乙', email: 'b@example.com', userRole: 'user' },
      ],
    },
  ])
  const { origin } = window.location
  await press('复制全部')
  expect(copied).toHaveBeenCalledWith(
    `-甲-\ta@example.com\t${origin}/invite?token=t0\n乙\tb@example.com\t${origin}/invite?token=t1`,
  )
  await press('下载CSV')
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toBe(
    `\ufeff"用户名","邮箱","邀请链接"\r\n"'-甲-","a@example.com","${origin}/invite?token=t0"\r\n"乙","b@example.com","${origin}/invite?token=t1"\r\n`,
  )
  await press('关闭')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
})

test('bad lines are named, nobody is made, and the text stays; then the others alone are made', async () => {
  // react-admin writes what a call of it was refused to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { sent } = await open(['b@example.com'])
  const text = '甲,a@example.com\n乙,b@example.com\n丙\na<b,d@\n丁,e@example.com'
  fillIn('用户名,邮箱', text)
  await press('新建')
  await shows('有3处要改')
  expect(faults()).toEqual([
    '第3行：要有用户名与邮箱两项',
    '第4行：用户名只能用文字、数字、下划线、短横与间隔号，中间可有单个空格',
    '第4行：请输入正确的邮箱地址',
  ])
  expect([sent(), list()]).toEqual([[], text])
  await press('只建其余的3个')
  await shows('第2行：这个邮箱已被注册')
  expect(faults()).toHaveLength(4)
  expect(list()).toBe(text)
  await press('只建其余的2个')
  await shows('已新建2个用户')
  expect(sent()).toEqual([
    ['甲', '乙', '丁'],
    ['甲', '丁'],
  ])
})

test('a corrected list is read anew', async () => {
  const { sent } = await open()
  fillIn('用户名,邮箱', '甲')
  await press('新建')
  await shows('有1处要改')
  fillIn('用户名,邮箱', '甲,a@example.com')
  await vi.waitFor(() => expect(faults()).toEqual([]))
  await press('新建')
  await shows('请把链接转给甲')
  expect(sent()).toEqual([['甲']])
})

test('an empty list and one that is too long are not sent', async () => {
  const { sent } = await open()
  fillIn('用户名,邮箱', '用户名,邮箱')
  await press('新建')
  await shows('名单里还没有人')
  fillIn('用户名,邮箱', Array.from({ length: 1_001 }, (_, n) => `n${n},n${n}@example.com`).join('\n'))
  await press('新建')
  await shows('一次最多1000个，名单里有1001个')
  expect(sent()).toEqual([])
})

test('a file is read into the list; one that is no text is refused, and the list stays', async () => {
  await open()
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no input for files')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await choose(new File(['\ufeff用户名,邮箱\r\n甲,a@example.com'], 'a.csv'))
  await vi.waitFor(() => expect(list()).toContain('甲,a@example.com'))
  await choose(new File([new Uint8Array([0x50, 0x4b, 0, 0])], 'b.csv'))
  await shows('无法读取这个文件')
  expect(list()).toContain('甲,a@example.com')
})
