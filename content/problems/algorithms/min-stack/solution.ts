class MinStack {
  values: number[] = []
  minimums: number[] = []

  push(value: number): void {
    this.values.push(value)
    this.minimums.push(Math.min(value, this.minimums.at(-1) ?? value))
  }

  pop(): void {
    this.values.pop()
    this.minimums.pop()
  }

  top(): number {
    return this.values[this.values.length - 1]
  }

  getMin(): number {
    return this.minimums[this.minimums.length - 1]
  }
}
