function myNew(Constructor, ...args) {
  const made = Object.create(Constructor.prototype)
  return Constructor.apply(made, args) || made
}
