class StackQueue {
  constructor() {
    this.incoming = []
    this.outgoing = []
  }

  push(value) {
    this.incoming.push(value)
  }

  pop() {
    this.pour()
    return this.outgoing.pop()
  }

  peek() {
    this.pour()
    return this.outgoing[this.outgoing.length - 1]
  }

  isEmpty() {
    return this.incoming.length === 0 && this.outgoing.length === 0
  }

  pour() {
    if (this.outgoing.length > 0) return
    while (this.incoming.length > 0) this.outgoing.push(this.incoming.pop())
  }
}
