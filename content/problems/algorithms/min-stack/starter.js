class MinStack {
  constructor() {

  }

  push(value) {

  }

  pop() {

  }

  top() {

  }

  getMin() {

  }
}
