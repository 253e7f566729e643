type Fn = (this: any, ...args: any[]) => any

function curry(fn: Fn): Fn {
  const collect = (given: unknown[]): Fn =>
    function (this: unknown, ...args: unknown[]) {
      const all = [...given, ...args]
      return all.length >= fn.length ? fn.apply(this, all) : collect(all)
    }
  return collect([])
}
