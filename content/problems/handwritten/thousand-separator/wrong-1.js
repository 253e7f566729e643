function formatThousands(text) {
  return Number(text).toLocaleString('en-US')
}
