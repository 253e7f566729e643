function longestPalindrome(s) {
  let longest = ''
  for (let center = 0; center < s.length; center++) {
    let reach = 0
    while (center - reach > 0 && center + reach + 1 < s.length && s[center - reach - 1] === s[center + reach + 1]) reach++
    if (2 * reach + 1 > longest.length) longest = s.slice(center - reach, center + reach + 1)
  }
  return longest
}
