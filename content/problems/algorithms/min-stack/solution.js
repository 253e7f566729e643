class MinStack {
  constructor() {
    this.values = []
    this.minimums = []
  }

  push(value) {
    const { length } = this.minimums
    this.values.push(value)
    this.minimums.push(length === 0 ? value : Math.min(value, this.minimums[length - 1]))
  }

  pop() {
    this.values.pop()
    this.minimums.pop()
  }

  top() {
    return this.values[this.values.length - 1]
  }

  getMin() {
    return this.minimums[this.minimums.length - 1]
  }
}
