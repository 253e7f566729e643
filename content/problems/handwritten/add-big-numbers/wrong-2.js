function addStrings(a, b) {
  return String(Number(a) + Number(b))
}
