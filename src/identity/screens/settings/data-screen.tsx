import { useAuth } from '../auth-provider.tsx';
import { DataSection } from './data/data-section.tsx';
import { SettingsPage } from './settings-page.tsx';

/** Renders the export, import and deletion of the member's data. */
export function DataScreen() {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return null;
  return (
    <SettingsPage name="data">
      <DataSection user={auth.user} />
    </SettingsPage>
  );
}
