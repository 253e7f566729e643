class EventEmitter {
  handlers = {}

  on(type, listener) {
    if (!this.handlers[type]) this.handlers[type] = []
    this.handlers[type].push({ listener })
    return this
  }

  once(type, listener) {
    this.on(type, listener)
    this.handlers[type].at(-1).isOnce = true
    return this
  }

  off(type, listener) {
    const list = this.handlers[type] ?? []
    const place = list.findIndex((one) => one.listener === listener)
    if (place >= 0) list.splice(place, 1)
    return this
  }

  emit(type, ...args) {
    const list = this.handlers[type] ?? []
    const any = list.length > 0
    list.forEach((one, place) => {
      if (one.isOnce) list.splice(place, 1)
      one.listener.apply(this, args)
    })
    return any
  }
}
