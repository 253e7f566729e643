type Child = VNode | string | number | boolean | null | Child[]
type VNode = { type: string | null; props?: Record<string, unknown> | null; children?: Child[] }
type Element = { tag: string; attrs: Record<string, string>; children: (Element | string)[] }

function render(vnode: VNode): Element {
  const element: Element = { tag: vnode.type ?? '', attrs: toAttrs(vnode.props ?? {}), children: [] }
  append(vnode.children ?? [], element.children)
  return element
}

function append(child: Child, into: (Element | string)[]): void {
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

function toAttrs(props: Record<string, unknown>): Record<string, string> {
  const attrs: Record<string, string> = {}
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
