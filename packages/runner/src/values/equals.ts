const NEAR = 1e-6

/** Whether two values are the same all the way down; `isNear` takes numbers that are within a millionth as the same. */
export function equals(left: unknown, right: unknown, isNear = false): boolean {
  return new Equality(isNear).check(left, right)
}

class Equality {
  readonly #isNear: boolean
  /** Pairs that are being compared: where a value holds itself they are met again. */
  readonly #pairs = new Map<object, Set<object>>()

  constructor(isNear: boolean) {
    this.#isNear = isNear
  }

  check(left: unknown, right: unknown): boolean {
    if (left === right || Object.is(left, right)) return true
    if (typeof left === 'number' && typeof right === 'number') return this.#isNear && isNearTo(left, right)
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
    const met = this.#pairs.get(left) ?? new Set()
    if (met.has(right)) return true
    this.#pairs.set(left, met.add(right))
    return kindOf(left) === kindOf(right) && this.#checkObjects(left, right)
  }

  #checkObjects(left: object, right: object): boolean {
    if (left instanceof Date && right instanceof Date) return Object.is(left.getTime(), right.getTime())
    if (left instanceof RegExp && right instanceof RegExp) return String(left) === String(right)
    if (left instanceof Error && right instanceof Error) {
      return left.name === right.name && left.message === right.message
    }
    if (left instanceof Set && right instanceof Set) return this.#checkLists([...left], [...right])
    if (left instanceof Map && right instanceof Map) return this.#checkLists([...left], [...right])
    if (Array.isArray(left) && Array.isArray(right)) return this.#checkLists(left, right)
    if (left instanceof Promise || left instanceof WeakMap || left instanceof WeakSet) return false
    const keys = keysOf(left)
    return (
      keys.length === keysOf(right).length &&
      keys.every(
        (key) => Object.hasOwn(right, key) && this.check(Reflect.get(left, key), Reflect.get(right, key)),
      )
    )
  }

  #checkLists(left: readonly unknown[], right: readonly unknown[]): boolean {
    return left.length === right.length && left.every((item, place) => this.check(item, right[place]))
  }
}

const KINDS = [Array, Date, RegExp, Error, Set, Map, Promise]

function kindOf(value: object): unknown {
  return ArrayBuffer.isView(value) ? value.constructor : KINDS.find((kind) => value instanceof kind)
}

function keysOf(value: object): (string | symbol)[] {
  return Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key))
}

function isNearTo(left: number, right: number): boolean {
  return Math.abs(left - right) <= NEAR * Math.max(1, Math.abs(left), Math.abs(right))
}
