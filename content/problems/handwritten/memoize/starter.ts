type Fn = (this: any, ...args: any[]) => any

function memoize(fn: Fn): Fn & { clear(): void } {

}
