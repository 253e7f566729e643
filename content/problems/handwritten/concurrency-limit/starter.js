class Scheduler {
  constructor(limit) {

  }

  add(task) {

  }
}
