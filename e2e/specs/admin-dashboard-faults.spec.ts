import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'

test.use({
  serverSettings: {
    SMTP_URL: 'smtp://127.0.0.1:9',
    AI_BASE_URL: 'http://127.0.0.1:9',
    AI_MODEL: 'some-model',
  },
})

test('邮件与模型都连不上：检查说出哪里不对、怎样修好', async ({ page, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  await openConsole(page, '/dashboard')
  const health = page.getByRole('region', { name: '运行状况' })
  await health.getByRole('button', { name: '全部检查' }).click()
  await expect(health).toContainText('邮件服务器没有接受连接')
  await expect(health).toContainText('请检查SMTP_URL里的地址与端口')
  await health.getByRole('button', { name: '检查AI' }).click()
  await expect(health).toContainText('连不上模型服务')
  await expect(health).toContainText('请检查AI_BASE_URL与网络')
})
