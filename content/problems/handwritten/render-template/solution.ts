const PLACE = /\{\{\s*([\w$\u4e00-\u9fff]+(?:\.[\w$\u4e00-\u9fff]+)*)\s*\}\}/g

function read(data: unknown, path: string): unknown {
  let value = data
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

function render(template: string, data: unknown): string {
  return template.replace(PLACE, (_, path: string) => {
    const value = read(data, path) ?? ''
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
}
