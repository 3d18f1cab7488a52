import { useEffect, useRef } from 'react';
import { chooseRegional } from '#platform/browser/i18n/reader-region.ts';
import { useTheme } from '#ui/theme.tsx';
import type { AccountPreferences } from '../../contract.ts';
import { useAuth } from '../auth-provider.tsx';

/**
 * Gives the device the preferences of the account after a sign-in. When a page loads with a session, the server has done
 * so already.
 */
export function AdoptPreferences() {
  const { status } = useAuth();
  const { setPreference } = useTheme();
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (status === 'signedOut') wasSignedOut.current = true;
    if (status !== 'signedIn' || !wasSignedOut.current) return;
    wasSignedOut.current = false;
    void loadPreferences().then((account) => {
      if (account?.theme) setPreference(account.theme);
      if (!account) return;
      const { region, timeZone, deviceTimeZone } = account;
      chooseRegional({ region, timeZone, deviceTimeZone });
    });
  }, [status, setPreference]);
  return null;
}

/** Loads the account's preferences. Without a connection the device keeps its own, until the next page load. */
async function loadPreferences(): Promise<AccountPreferences | undefined> {
  const response = await fetch('/api/me/preferences', { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  return response?.ok ? ((await response.json()) as AccountPreferences) : undefined;
}
