import { expect, openAssistant, savedMessages, test } from '../fixtures/assistant.ts'

// What the browser says of connections that are lost.
test.use({ expectedMessages: [/ERR_|reply broke off|not (sent|saved|loaded|listed|counted)|^server: /] })

test('写到一半服务器断电重启，页面没关：自己接上，写完', async ({ page, user, provider, server }) => {
  const assistant = await openAssistant(page)
  await assistant.ask('重启时的问题')
  const call = await provider.takeCall('重启时的问题')
  call.say('前一半，')
  await expect(assistant.replies).toContainText(['前一半，'])
  await server.crash()
  // A server that comes back late has to be asked.
  const more = assistant.log.getByRole('button', { name: '继续生成' })
  const again = provider.takeCall('重启时的问题')
  await Promise.race([again, more.click().catch(() => undefined)])
  await expect(assistant.replies).toContainText(['前一半，'])
  const rest = await again
  rest.say('后一半。')
  rest.finish()
  await expect(assistant.replies).toContainText(['前一半，后一半。'])
  await expect(assistant.dots).toHaveCount(0)
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ sender: 0 }, { sender: 1, messageText: '前一半，后一半。', status: 'complete' }])
})

test('写到一半关了页面，服务器断电重启：再来时看到收到的，标明中断，可以继续生成', async ({
  page,
  user,
  context,
  provider,
  server,
}) => {
  const first = await openAssistant(page)
  await first.ask('断电时的问题')
  const call = await provider.takeCall('断电时的问题')
  call.say('前一半，')
  await expect(first.replies).toContainText(['前一半，'])
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ sender: 0 }, { messageText: '前一半，' }])
  await page.close()
  await server.crash()
  const assistant = await openAssistant(await context.newPage())
  await expect(assistant.replies).toContainText(['前一半，'])
  await expect(assistant.replies.getByText('回复中断了')).toBeVisible()
  await assistant.log.getByRole('button', { name: '继续生成' }).click()
  const rest = await provider.takeCall('断电时的问题')
  rest.say('后一半。')
  rest.finish()
  await expect(assistant.replies).toContainText(['前一半，后一半。'])
  await expect
    .poll(() => savedMessages(server.url, user))
    .toEqual([
      { sender: 0, messageText: '断电时的问题', status: 'complete' },
      { sender: 1, messageText: '前一半，后一半。', status: 'complete' },
    ])
})
