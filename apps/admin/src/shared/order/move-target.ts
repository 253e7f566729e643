/**
 * The place whose record a moved record comes behind, so that it ends at the place wanted; 0: it becomes the first.
 * Places count from 1.
 */
export function placeBefore(from: number, to: number): number {
  // Further down, the records between move up by one when it leaves its place.
  return to > from ? to : to - 1
}
