class StackQueue {
  constructor() {
    this.incoming = []
    this.outgoing = []
  }

  push(value) {
    this.incoming.push(value)
  }

  pop() {
    while (this.incoming.length > 0) this.outgoing.push(this.incoming.pop())
    return this.outgoing.pop()
  }

  peek() {
    while (this.incoming.length > 0) this.outgoing.push(this.incoming.pop())
    return this.outgoing[this.outgoing.length - 1]
  }

  isEmpty() {
    return this.incoming.length === 0 && this.outgoing.length === 0
  }
}
