type GeneratorMaker = (this: any, ...args: any[]) => Generator<unknown, unknown, any>

function co(fn: GeneratorMaker): (this: any, ...args: any[]) => Promise<unknown> {

}
