class MinStack {
  constructor() {
    this.values = []
    this.minimums = []
  }

  push(value) {
    this.values.push(value)
    if (this.minimums.length === 0 || value < this.minimums[this.minimums.length - 1]) this.minimums.push(value)
  }

  pop() {
    if (this.values.pop() === this.minimums[this.minimums.length - 1]) this.minimums.pop()
  }

  top() {
    return this.values[this.values.length - 1]
  }

  getMin() {
    return this.minimums[this.minimums.length - 1]
  }
}
