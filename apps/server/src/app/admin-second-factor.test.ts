import type { Endpoint } from '@app/contract/common/endpoint'
import { Code } from '@app/contract/common/envelope'
import { contract } from '@app/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digitsOf } from '../testing/digits-of.ts'
import { refusal } from '../testing/refusal.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource))
const ofAdmins = endpoints.filter(({ access }) => access === 'admin')

describe('ADMIN_2FA=required：没有第二因素的管理员', () => {
  let t: TestApp
  let token: string
  beforeAll(async () => {
    // The session is older than the setting.
    const before = await startTestApp()
    token = await before.signInAdmin()
    await before.app.close()
    t = await startTestApp({ database: before.database, needsAdminSecondFactor: true })
  })
  afterAll(async () => {
    await t.close()
    await t.database.close()
  })

  const call = async ({ method, path }: Endpoint) => {
    const hasBody = method === 'POST' || method === 'PUT'
    const answer = await t.app.inject({
      method,
      url: path.replace(/:\w+/g, '9007199254740991'),
      headers: { authorization: token },
      ...(hasBody && { payload: { thisFieldDoesNotExist: true } }),
    })
    return answer.json().code
  }

  test.each(ofAdmins)('$method $path 不能用，早先的会话也一样', async (endpoint) => {
    expect(await call(endpoint)).toBe(Code.secondFactorMissing)
  })

  test('别处的管理权也不起作用：改不了别人的资料', async () => {
    const user = await t.signIn()
    const admin = t.apiOf(token)
    expect((await refusal(admin.user.update({ id: user.id, username: '改了' }))).code).toBe(Code.noPermission)
    expect((await refusal(admin.user.delete({ id: user.id }))).code).toBe(Code.noPermission)
  })

  test('别的用户照旧；设好之后马上能用，关掉又不能用', async () => {
    const user = await t.signIn()
    expect((await refusal(user.api.user.page({}))).code).toBe(Code.noPermission)
    const admin = t.apiOf(token)
    expect(await admin.userSecondFactor.my()).toMatchObject({ enabledTime: null, isRequired: true })
    expect(await user.api.userSecondFactor.my()).toMatchObject({ isRequired: false })
    const { secret } = await admin.userSecondFactor.begin()
    const { recoveryCodes } = await admin.userSecondFactor.enable({ code: digitsOf(secret) })
    expect((await admin.user.page({})).total).toBeGreaterThan(0)
    await admin.userSecondFactor.disable({ code: recoveryCodes[0] ?? '' })
    expect((await refusal(admin.user.page({}))).code).toBe(Code.secondFactorMissing)
  })
})
