function render(template, data) {
  const place = /\{\{\s*([\w$.\u4e00-\u9fff]+)\s*\}\}/
  let result = template
  for (let found = place.exec(result); found; found = place.exec(result)) {
    const value = found[1].split('.').reduce((now, key) => now?.[key], data) ?? ''
    result = result.replace(found[0], typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return result
}
