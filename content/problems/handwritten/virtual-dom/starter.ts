type Child = VNode | string | number | boolean | null | Child[]
type VNode = { type: string | null; props?: Record<string, unknown> | null; children?: Child[] }
type Element = { tag: string; attrs: Record<string, string>; children: (Element | string)[] }

function render(vnode: VNode): Element {

}
