type Fn = (this: any, ...args: any[]) => any

function compose(...fns: Fn[]): Fn {

}
