export type Device = { browser?: string; system?: string };

// The first match wins: later browsers are also named in the user agents of earlier ones.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Returns the name that an app or script gives itself, which may be empty; undefined if the user agent is a browser’s. */
export const appOf = (userAgent: string | null): string | undefined =>
  /^Mozilla\//.test(userAgent ?? '') ? undefined : (/^[\w.-]{1,60}/.exec(userAgent ?? '')?.[0] ?? '');

/** Returns the browser and the operating system that a user agent claims. */
export function deviceOf(userAgent: string | null = ''): Device {
  const firstMatch = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [firstMatch(BROWSERS), firstMatch(SYSTEMS)];
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}
