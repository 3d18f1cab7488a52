import { isRegion } from './i18n/regions.ts';
import { isTimeZone } from './i18n/time-zones.ts';

/** The themes that can be preferred; `system` follows the device. */
export const THEME_PREFERENCES = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

/** The preferences of an account or a device. What is null is undecided. */
export type Preferences = {
  theme: ThemePreference | null;
  region: string | null;
  timeZone: string | null;
  /** The time zone of the device that the member used last. */
  deviceTimeZone: string | null;
};

const isThemePreference = (value: string): value is ThemePreference => THEME_PREFERENCES.some((name) => name === value);

/** The cookies that hold the preferences of a device, so that the server knows them before the app has started. */
const COOKIE_NAMES = {
  ...{ theme: 'theme', region: 'region' },
  ...{ timeZone: 'time-zone', deviceTimeZone: 'device-time-zone' },
} satisfies Record<keyof Preferences, string>;

const MAX_AGE_S = 365 * 24 * 3600;

/** Returns the preferences of the device from a `Cookie` header or `document.cookie`. Invalid ones are ignored. */
export function preferencesInCookies(cookies = ''): Preferences {
  const values = new Map(
    cookies.split(/;\s*/).map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
  const valid = (name: keyof Preferences, isValid: (value: string) => boolean) => {
    const value = values.get(COOKIE_NAMES[name]);
    return value !== undefined && isValid(value) ? value : null;
  };
  return {
    theme: valid('theme', isThemePreference) as ThemePreference | null,
    region: valid('region', isRegion),
    timeZone: valid('timeZone', isTimeZone),
    deviceTimeZone: valid('deviceTimeZone', isTimeZone),
  };
}

/** Returns the cookie that keeps a preference on the device, or removes it. */
export const preferenceCookie = (name: keyof Preferences, value: string | null) =>
  `${COOKIE_NAMES[name]}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : MAX_AGE_S}`;

/**
 * Returns the cookies that give a device the preferences of an account, as far as they differ from its own. Only the
 * theme can have been decided without an account, so only an undecided theme leaves the device's alone.
 */
export function cookiesForDevice(account: Preferences, device: Preferences) {
  const names = Object.keys(COOKIE_NAMES) as (keyof Preferences)[];
  return names
    .filter((name) => account[name] !== device[name] && (account[name] !== null || name !== 'theme'))
    .map((name) => preferenceCookie(name, account[name]));
}
