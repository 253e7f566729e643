/** Something chosen from a list before the page was alive. */
interface EarlyChoice {
  list: HTMLSelectElement
  value: string
}

/** What the reader has chosen in the server's document, which differs from what the server had chosen. */
export function findEarlyChoices(element: ParentNode): EarlyChoice[] {
  return [...element.querySelectorAll('select')]
    .map((list) => ({ list, value: list.value }))
    .filter(({ list, value }) => {
      const options = [...list.options]
      return value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value
    })
}

/** Makes the choices once more, for a page that listens now. */
export function repeatChoices(choices: readonly EarlyChoice[]): void {
  for (const { list, value } of choices) {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
