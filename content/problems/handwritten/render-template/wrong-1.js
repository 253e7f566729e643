function render(template, data) {
  return template.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (_, path) => {
    let value = data
    for (const key of path.split('.')) value = value?.[key]
    return value || ''
  })
}
