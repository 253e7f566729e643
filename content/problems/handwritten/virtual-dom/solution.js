function render(vnode) {
  const element = { tag: vnode.type ?? '', attrs: toAttrs(vnode.props ?? {}), children: [] }
  append(vnode.children ?? [], element.children)
  return element
}

function append(child, into) {
  if (child === null || typeof child === 'boolean' || child === '') return
  if (typeof child === 'string' || typeof child === 'number') {
    const last = into.at(-1)
    if (typeof last === 'string') into[into.length - 1] = last + child
    else into.push(String(child))
  } else if (Array.isArray(child)) {
    for (const one of child) append(one, into)
  } else if (child.type === null) append(child.children ?? [], into)
  else into.push(render(child))
}

function toAttrs(props) {
  const attrs = {}
  for (const [key, value] of Object.entries(props)) {
    if (key === 'key' || key.startsWith('on') || value === null || value === false) continue
    const name = key === 'className' ? 'class' : key
    if (value === true) attrs[name] = ''
    else if (key === 'style' && typeof value === 'object') {
      attrs[name] = Object.entries(value ?? {})
        .map((pair) => pair.join(':'))
        .join(';')
    } else attrs[name] = String(value)
  }
  return attrs
}
