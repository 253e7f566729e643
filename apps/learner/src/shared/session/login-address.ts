/** The login page that leads back to a path of this site. */
export function loginAddress(back: string): string {
  return `/login?redirect=${encodeURIComponent(back)}`
}
