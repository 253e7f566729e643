import chinese from '../../../../locales/zh-CN/server.json' with { type: 'json' }

/** Whether `locales/zh-CN/server.json` has a text under that path. */
export function hasServerText(path: string): boolean {
  const found = path
    .split('.')
    .reduce<unknown>(
      (texts, name) => (typeof texts === 'object' && texts !== null ? Reflect.get(texts, name) : undefined),
      chinese,
    )
  return typeof found === 'string'
}
