function render(vnode) {
  const attrs = {}
  for (const [key, value] of Object.entries(vnode.props ?? {})) {
    if (key === 'key' || key.startsWith('on') || value === null || value === false) continue
    const name = key === 'className' ? 'class' : key
    if (key === 'style' && typeof value === 'object') {
      attrs.style = Object.entries(value).map((pair) => pair.join(':')).join(';')
    } else attrs[name] = value === true ? '' : String(value)
  }
  const expand = (child) => {
    if (Array.isArray(child)) return child.flatMap(expand)
    if (child === null || typeof child === 'boolean') return []
    if (typeof child !== 'object') return [String(child)]
    return child.type === null ? (child.children ?? []).flatMap(expand) : [render(child)]
  }
  return { tag: vnode.type, attrs, children: (vnode.children ?? []).flatMap(expand) }
}
