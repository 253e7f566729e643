type Fn = (this: any, ...args: any[]) => any

function curry(fn: Fn): Fn {

}
