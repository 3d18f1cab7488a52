import { IdCard } from 'lucide-react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAuth } from '../auth-provider.tsx';
import { pathOfProfileLink } from '../settings/sections.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { PublicProfile } from './public/public-profile.tsx';

/** Renders the public profile. Links to a section that has moved to another page of the settings lead there. */
export function ProfileScreen() {
  const t = useTranslations('profile');
  const auth = useAuth();
  const { search, hash } = useLocation();
  if (auth.status !== 'signedIn') return null;
  const pathname = pathOfProfileLink({ search, hash });
  if (pathname !== '/profile') return <Navigate to={{ pathname, search, hash }} replace />;
  return (
    <SettingsPage
      name="profile"
      action={
        <Link variant="button-plain" render={<RouterLink to="/profile/card" />}>
          <Icon of={IdCard} />
          {t('card')}
        </Link>
      }
    >
      <PublicProfile user={auth.user} />
    </SettingsPage>
  );
}
