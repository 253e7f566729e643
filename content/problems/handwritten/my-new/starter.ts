type Constructor = (this: any, ...args: any[]) => unknown

function myNew(Constructor: Constructor, ...args: unknown[]): object {

}
