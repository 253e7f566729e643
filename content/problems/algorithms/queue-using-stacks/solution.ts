class StackQueue {
  incoming: number[] = []
  outgoing: number[] = []

  push(value: number): void {
    this.incoming.push(value)
  }

  pop(): number {
    this.pour()
    return this.outgoing.pop()!
  }

  peek(): number {
    this.pour()
    return this.outgoing[this.outgoing.length - 1]
  }

  isEmpty(): boolean {
    return this.incoming.length === 0 && this.outgoing.length === 0
  }

  pour(): void {
    if (this.outgoing.length > 0) return
    while (this.incoming.length > 0) this.outgoing.push(this.incoming.pop()!)
  }
}
