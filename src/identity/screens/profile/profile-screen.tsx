import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../auth-provider.tsx';
import { pathOfProfileLink } from '../settings/sections.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { PublicProfile } from './public/public-profile.tsx';

/** Renders the public profile. Links to a section that has moved to another page of the settings lead there. */
export function ProfileScreen() {
  const auth = useAuth();
  const { search, hash } = useLocation();
  if (auth.status !== 'signedIn') return null;
  const pathname = pathOfProfileLink({ search, hash });
  if (pathname !== '/profile') return <Navigate to={{ pathname, search, hash }} replace />;
  return (
    <SettingsPage name="profile">
      <PublicProfile user={auth.user} />
    </SettingsPage>
  );
}
