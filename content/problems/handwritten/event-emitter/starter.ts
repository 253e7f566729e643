type Listener = (this: any, ...args: any[]) => void

class EventEmitter {
  on(type: string | symbol, listener: Listener): this {

  }

  once(type: string | symbol, listener: Listener): this {

  }

  off(type: string | symbol, listener: Listener): this {

  }

  emit(type: string | symbol, ...args: unknown[]): boolean {

  }
}
