/** Where this device's clock says it is. */
export function deviceTimeZone(): string {
  return zoneOf()
}

/** Whether two names are one zone, as browsers name some differently: Asia/Calcutta, Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || zoneOf(one) === zoneOf(other)
}

function zoneOf(timeZone?: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone ?? 'UTC'
  }
}
