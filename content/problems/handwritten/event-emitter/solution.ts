type Listener = (this: any, ...args: any[]) => void

interface Subscription {
  listener: Listener
  isOnce: boolean
}

class EventEmitter {
  #subscriptions = new Map<string | symbol, Subscription[]>()

  on(type: string | symbol, listener: Listener): this {
    return this.#add(type, { listener, isOnce: false })
  }

  once(type: string | symbol, listener: Listener): this {
    return this.#add(type, { listener, isOnce: true })
  }

  off(type: string | symbol, listener: Listener): this {
    const list = this.#subscriptions.get(type) ?? []
    const place = list.findIndex((one) => one.listener === listener)
    if (place >= 0) list.splice(place, 1)
    return this
  }

  emit(type: string | symbol, ...args: unknown[]): boolean {
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

  #add(type: string | symbol, one: Subscription): this {
    const list = this.#subscriptions.get(type)
    if (list) list.push(one)
    else this.#subscriptions.set(type, [one])
    return this
  }
}
