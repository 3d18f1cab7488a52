import { useEffect, useRef } from 'react';
import { chooseRegional, chosenRegional, deviceTimeZone } from '#platform/browser/i18n/reader-region.ts';
import { useTheme } from '#ui/theme.tsx';
import type { AccountPreferences } from '../../contract.ts';
import { useAuth } from '../auth-provider.tsx';
import { savePreferences } from './save-preferences.ts';

/**
 * Gives the device the preferences of the account after a sign-in. When a page loads with a session, the server has done
 * so already. Then tells the account the time zone of the device, in which sites show dates.
 */
export function AdoptPreferences() {
  const { status } = useAuth();
  const { setPreference } = useTheme();
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (status === 'signedOut') wasSignedOut.current = true;
    if (status !== 'signedIn') return;
    if (!wasSignedOut.current) return void rememberDeviceTimeZone();
    wasSignedOut.current = false;
    void loadPreferences().then((account) => {
      if (account?.theme) setPreference(account.theme);
      if (account) chooseRegional(regionalOf(account));
      return rememberDeviceTimeZone();
    });
  }, [status, setPreference]);
  return null;
}

const regionalOf = ({ region, timeZone, deviceTimeZone: zone }: AccountPreferences) => ({
  ...{ region, timeZone },
  deviceTimeZone: zone,
});

/** Saves the time zone of the device in the account, unless it is there already. */
async function rememberDeviceTimeZone() {
  if (chosenRegional().deviceTimeZone === deviceTimeZone) return;
  if (await savePreferences({ deviceTimeZone })) chooseRegional({ deviceTimeZone });
}

/** Loads the account's preferences. Without a connection the device keeps its own, until the next page load. */
async function loadPreferences(): Promise<AccountPreferences | undefined> {
  const response = await fetch('/api/me/preferences', { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  return response?.ok ? ((await response.json()) as AccountPreferences) : undefined;
}
