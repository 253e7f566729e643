class MinStack {
  constructor() {

  }

  push(value: number): void {

  }

  pop(): void {

  }

  top(): number {

  }

  getMin(): number {

  }
}
