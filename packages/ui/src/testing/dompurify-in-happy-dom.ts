/**
 * Import before anything that imports DOMPurify. DOMPurify reads names through `Node.prototype.nodeName`, which in
 * happy-dom is empty (the subclasses override it), so that it would drop every first element.
 */
Object.defineProperty(Node.prototype, 'nodeName', {
  configurable: true,
  get(this: Node) {
    for (let prototype = Object.getPrototypeOf(this); prototype !== Node.prototype; ) {
      const getter = Object.getOwnPropertyDescriptor(prototype, 'nodeName')?.get
      if (getter) return getter.call(this)
      prototype = Object.getPrototypeOf(prototype)
    }
    return ''
  },
})
