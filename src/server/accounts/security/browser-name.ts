/** In this order, since many browsers also name the ones they derive from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\b|Headless)(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** "Firefox on Windows", from the user agent; without versions, which reveal too much. */
export function browserName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null
  const find = (known: typeof browsers) => known.find(([form]) => form.test(userAgent))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system === undefined ? null : `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
