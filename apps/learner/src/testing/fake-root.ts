import { createInstance } from 'i18next'
import type { Api } from '../shared/api.ts'
import { type KeyValueStorage, memoryStorage } from '../shared/browser-storage.ts'
import { RootStore } from '../shared/root/RootStore.ts'
import type { GivenSite } from '../shared/site-settings.ts'

/** The calls a test answers itself. */
export type FakeCalls = { [R in keyof Api]?: Partial<Api[R]> }

/** A client of which a test answers some calls; any other call fails the test. */
export function fakeApi(calls: FakeCalls): Api {
  const resource = (name: string, given: object) =>
    new Proxy(given, {
      get: (verbs, verb) =>
        Reflect.get(verbs, verb) ??
        (() => {
          throw new Error(`unexpected call ${name}.${String(verb)}`)
        }),
    })
  // Those that the test answers can be listed too.
  return new Proxy(Object.assign({} as Api, calls), {
    get: (_, name) => resource(String(name), Reflect.get(calls, name) ?? {}),
  })
}

/** The state of a tab whose api answers as the test says. Texts are their keys. */
export function fakeRoot(
  calls: FakeCalls = {},
  storage: KeyValueStorage = memoryStorage(),
  site: GivenSite = {},
): RootStore {
  const i18n = createInstance()
  void i18n.init({ lng: 'zh-CN', resources: {} })
  return new RootStore({ createApi: () => fakeApi(calls), storage, i18n, site })
}
