/** What companies are told apart by: names that differ in case alone are one. */
export function companyKey(name: string): string {
  return name.toLowerCase()
}
