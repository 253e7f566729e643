const inlineTags = new Set(['A', 'BR', 'CODE', 'EM', 'IMG', 'LABEL', 'S', 'SPAN', 'STRONG'])

/** Turns an item of a tight list into one of a loose list: its texts become paragraphs, each block ends with a line break. */
export function loosenItem(item: Element): void {
  const blocks: Node[] = []
  let paragraph: HTMLElement | undefined
  for (const node of [...item.childNodes]) {
    const isText = node instanceof Text
    if (isText && !paragraph) node.data = node.data.replace(/^\n/, '')
    if (isText && node.data === '') continue
    if (!isText && !(node instanceof Element && inlineTags.has(node.tagName))) {
      paragraph = undefined
      blocks.push(node)
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      blocks.push(paragraph)
    }
    paragraph.append(node)
  }
  for (const block of blocks) {
    const last = block.lastChild
    if (!(block instanceof HTMLParagraphElement && last instanceof Text)) continue
    last.data = last.data.replace(/\n$/, '')
    if (last.data === '') last.remove()
  }
  item.replaceChildren(...(blocks.length > 0 ? ['\n'] : []), ...blocks.flatMap((block) => [block, '\n']))
}
