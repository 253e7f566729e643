import katex from 'katex'

/**
 * Replaces the TeX in these elements by MathML. Browsers draw MathML without KaTeX's stylesheet and inline styles, which the
 * site's Content-Security-Policy refuses. TeX with a mistake, or too deep, stays as it is.
 */
export function renderMath(elements: Iterable<HTMLElement>): void {
  // Chrome before 109 would show the letters of MathML one after the other.
  if (!('MathMLElement' in window)) return
  for (const element of elements) {
    const formula = document.createElement('span')
    try {
      katex.render(element.textContent, formula, {
        displayMode: element.tagName === 'DIV',
        output: 'mathml',
        trust: false,
        strict: 'ignore',
        maxSize: 20,
      })
    } catch (error) {
      // The latter is what KaTeX makes of a formula nested too deeply for its recursion.
      if (error instanceof katex.ParseError || error instanceof RangeError) continue
      throw error
    }
    element.replaceChildren(formula)
    element.dataset.math = 'rendered'
  }
}
