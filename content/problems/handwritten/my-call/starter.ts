type Fn = (this: any, ...args: any[]) => any

function myCall(fn: Fn, thisArg: unknown, ...args: unknown[]): any {

}
