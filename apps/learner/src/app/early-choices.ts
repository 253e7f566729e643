/** A choice the user made in a select before the page was hydrated. */
interface EarlyChoice {
  list: HTMLSelectElement
  value: string
}

/** The choices in the server's document that differ from what the server had selected. */
export function findEarlyChoices(element: ParentNode): EarlyChoice[] {
  return [...element.querySelectorAll('select')]
    .map((list) => ({ list, value: list.value }))
    .filter(({ list, value }) => {
      const options = [...list.options]
      return value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value
    })
}

/** Repeats the choices after the hydration, when the page handles them. */
export function repeatChoices(choices: readonly EarlyChoice[]): void {
  for (const { list, value } of choices) {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
