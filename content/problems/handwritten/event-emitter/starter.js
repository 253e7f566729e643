class EventEmitter {
  on(type, listener) {

  }

  once(type, listener) {

  }

  off(type, listener) {

  }

  emit(type, ...args) {

  }
}
