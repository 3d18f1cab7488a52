import { useSyncExternalStore } from 'react';
import { type Preferences, preferenceCookie, preferencesInCookies } from '../../pure/preferences.ts';

type Regional = Omit<Preferences, 'theme'>;

const listeners = new Set<() => void>();
/** The time zone of this device. */
export const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
let current: Regional | undefined;

/** Returns the region and the time zone chosen on this device. They are read from the cookies once. */
function chosenRegional() {
  current ??= preferencesInCookies(document.cookie);
  return current;
}

/** Chooses the region and the time zone of this device; null follows the language and the device. */
export function chooseRegional(change: Partial<Regional>) {
  for (const [name, value] of Object.entries(change) as [keyof Regional, string | null][]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and needs HTTPS
    document.cookie = preferenceCookie(name, value);
  }
  current = { ...chosenRegional(), ...change };
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the region and the time zone chosen on this device, and renders again when others are chosen. */
export const useChosenRegional = () => useSyncExternalStore(subscribe, chosenRegional);

/** Returns the time zone in which the app shows times. */
export const useReaderTimeZone = () => useChosenRegional().timeZone ?? deviceTimeZone;
