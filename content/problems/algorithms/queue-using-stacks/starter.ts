class StackQueue {
  constructor() {

  }

  push(value: number): void {

  }

  pop(): number {

  }

  peek(): number {

  }

  isEmpty(): boolean {

  }
}
