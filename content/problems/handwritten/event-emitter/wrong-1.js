class EventEmitter {
  handlers = new Map()

  on(type, listener) {
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), listener])
    return this
  }

  once(type, listener) {
    const wrapped = (...args) => {
      this.off(type, wrapped)
      listener.apply(this, args)
    }
    return this.on(type, wrapped)
  }

  off(type, listener) {
    const list = this.handlers.get(type) ?? []
    this.handlers.set(type, list.filter((one) => one !== listener))
    return this
  }

  emit(type, ...args) {
    const list = this.handlers.get(type) ?? []
    for (const one of list) one.apply(this, args)
    return list.length > 0
  }
}
