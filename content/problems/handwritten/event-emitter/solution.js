class EventEmitter {
  #subscriptions = new Map()

  on(type, listener) {
    return this.#add(type, { listener, isOnce: false })
  }

  once(type, listener) {
    return this.#add(type, { listener, isOnce: true })
  }

  off(type, listener) {
    const list = this.#subscriptions.get(type) ?? []
    const place = list.findIndex((one) => one.listener === listener)
    if (place >= 0) list.splice(place, 1)
    return this
  }

  emit(type, ...args) {
    const list = this.#subscriptions.get(type) ?? []
    const current = [...list]
    for (const one of current) {
      if (one.isOnce) {
        const place = list.indexOf(one)
        if (place >= 0) list.splice(place, 1)
      }
      one.listener.apply(this, args)
    }
    return current.length > 0
  }

  #add(type, one) {
    const list = this.#subscriptions.get(type)
    if (list) list.push(one)
    else this.#subscriptions.set(type, [one])
    return this
  }
}
