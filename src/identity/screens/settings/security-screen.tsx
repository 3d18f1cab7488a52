import { useAuth } from '../auth-provider.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EventsSection } from './events/events-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { useSecurity } from './use-security.ts';

/** Renders the sign-in methods, the signed-in devices and the activity of the account. */
export function SecurityScreen() {
  const auth = useAuth();
  const { isPending } = useSecurity();
  if (auth.status !== 'signedIn') return null;
  return (
    <SettingsPage name="security" ready={!isPending}>
      <PasswordSection user={auth.user} />
      <TwoFactorSection />
      <PasskeysSection />
      <DevicesSection />
      <EventsSection />
    </SettingsPage>
  );
}
