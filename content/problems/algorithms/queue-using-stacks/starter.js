class StackQueue {
  constructor() {

  }

  push(value) {

  }

  pop() {

  }

  peek() {

  }

  isEmpty() {

  }
}
