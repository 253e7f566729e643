/** How far the headings of a text go down, so that the page keeps its one h1: its title. */
export function headingShiftOf(content: string): 0 | 1 {
  return /^ {0,3}#\s|^.+\n {0,3}=+\s*$/m.test(content) ? 1 : 0
}
