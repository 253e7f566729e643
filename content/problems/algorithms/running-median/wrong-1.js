class MedianFinder {
  values = []

  add(value) {
    this.values.push(value)
    this.values.sort()
  }

  median() {
    const { values } = this
    const middle = values.length >> 1
    return values.length % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2
  }
}
