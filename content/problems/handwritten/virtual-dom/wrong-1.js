function render(vnode) {
  const attrs = {}
  for (const [key, value] of Object.entries(vnode.props ?? {})) {
    if (key === 'key' || key.startsWith('on') || !value) continue
    const name = key === 'className' ? 'class' : key
    attrs[name] = value === true ? '' : String(value)
  }
  const children = (vnode.children ?? [])
    .flat()
    .filter(Boolean)
    .map((child) => (typeof child === 'object' ? render(child) : String(child)))
  return { tag: vnode.type, attrs, children }
}
