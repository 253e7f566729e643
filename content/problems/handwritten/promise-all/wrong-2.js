async function promiseAll(items) {
  const results = []
  for (const item of items) results.push(await item)
  return results
}
