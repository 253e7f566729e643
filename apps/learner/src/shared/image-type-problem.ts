/** The text that says why a file is no picture that can be sent; iPhones keep photos in a format of their own. */
export function imageTypeProblem({ name, type }: File): 'validation:imageHeic' | 'validation:imageType' {
  return /\bhei[cf]/i.test(`${type} ${name}`) ? 'validation:imageHeic' : 'validation:imageType'
}
