/** What one recognizes a device by; null where its browser does not say. */
export interface Device {
  browser: string | null
  system: string | null
  isMobile: boolean
}

// The first that fits: each browser also names the ones it takes after.
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system by the user agent, for the user to recognize a device by; nothing else is decided by it. */
export function describeDevice(userAgent: string): Device {
  const nameOf = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return {
    browser: nameOf(browsers),
    system: nameOf(systems),
    isMobile: /Mobile|iPhone|iPad|Android/.test(userAgent),
  }
}
