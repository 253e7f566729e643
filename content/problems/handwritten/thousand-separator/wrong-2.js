function formatThousands(text) {
  const [whole, ...rest] = text.split('.')
  let result = ''
  for (let i = 0; i < whole.length; i++) {
    if (i > 0 && (whole.length - i) % 3 === 0) result += ','
    result += whole[i]
  }
  return [result, ...rest].join('.')
}
