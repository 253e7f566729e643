function myNew(Constructor, ...args) {
  const made = Object.create(Constructor.prototype)
  const result = Constructor.apply(made, args)
  return typeof result === 'object' ? result : made
}
