class MedianFinder {
  add(value) {

  }

  median() {

  }
}
