import { useAuth } from '../auth-provider.tsx';
import { EmailSection } from './email/email-section.tsx';
import { SettingsPage } from './settings-page.tsx';
import { useSecurity } from './use-security.ts';
import { UsernameSection } from './username/username-section.tsx';

/** Renders the settings of the account: its email address and its username. */
export function AccountScreen() {
  const auth = useAuth();
  const { isPending } = useSecurity();
  if (auth.status !== 'signedIn') return null;
  return (
    <SettingsPage name="account" ready={!isPending}>
      <EmailSection user={auth.user} />
      <UsernameSection user={auth.user} />
    </SettingsPage>
  );
}
