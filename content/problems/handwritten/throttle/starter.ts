function throttle<A extends unknown[]>(fn: (...args: A) => void, wait: number): (...args: A) => void {

}
