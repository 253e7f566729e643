const PLACE = /\{\{\s*([\w$\u4e00-\u9fff]+(?:\.[\w$\u4e00-\u9fff]+)*)\s*\}\}/g

function read(data, path) {
  let value = data
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

function render(template, data) {
  return template.replace(PLACE, (_, path) => {
    const value = read(data, path) ?? ''
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
}
