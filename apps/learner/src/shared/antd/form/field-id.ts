/** The id of a field's input; there is one form on the page. */
export function fieldId(name: string): string {
  return `account-${name}`
}

/** Puts the focus on a field; does nothing when none is named. */
export function focusField(name: string | undefined): void {
  if (name !== undefined) document.getElementById(fieldId(name))?.focus()
}
