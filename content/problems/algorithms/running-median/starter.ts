class MedianFinder {
  add(value: number): void {

  }

  median(): number {

  }
}
