class PromiseTools {
  static allSettled(items) {

  }

  static race(items) {

  }

  static any(items) {

  }
}
