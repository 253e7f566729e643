function deepClone<T>(value: T): T {
  return clone(value, new WeakMap<object, object>()) as T
}

function clone(value: unknown, seen: WeakMap<object, object>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = seen.get(value)
  if (known) return known
  if (value instanceof Date) return remember(value, new Date(value.getTime()), seen)
  if (value instanceof RegExp) return remember(value, new RegExp(value.source, value.flags), seen)
  if (value instanceof Map) {
    const copy = remember(value, new Map<unknown, unknown>(), seen)
    for (const [key, item] of value) copy.set(clone(key, seen), clone(item, seen))
    return copy
  }
  if (value instanceof Set) {
    const copy = remember(value, new Set<unknown>(), seen)
    for (const item of value) copy.add(clone(item, seen))
    return copy
  }
  const copy: object = Array.isArray(value)
    ? new Array(value.length)
    : Object.create(Object.getPrototypeOf(value))
  remember(value, copy, seen)
  for (const key of Reflect.ownKeys(value)) {
    if (!Object.prototype.propertyIsEnumerable.call(value, key)) continue
    Reflect.set(copy, key, clone(Reflect.get(value, key), seen))
  }
  return copy
}

function remember<T extends object>(original: object, copy: T, seen: WeakMap<object, object>): T {
  seen.set(original, copy)
  return copy
}
