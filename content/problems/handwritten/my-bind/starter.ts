type Fn = (this: any, ...args: any[]) => any

function myBind(fn: Fn | (new (...args: any[]) => object), thisArg: unknown, ...bound: unknown[]): Fn {

}
