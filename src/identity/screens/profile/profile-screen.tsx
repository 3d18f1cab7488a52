import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useAuth } from '../auth-provider.tsx';
import { DataSection } from './data/data-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { EventsSection } from './events/events-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PublicProfile } from './public/public-profile.tsx';
import { SectionNav } from './section-nav.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { useSecurity } from './use-security.ts';
import { UsernameSection } from './username/username-section.tsx';

/** Renders the profile: public fields, sign-in settings, account activity and data of the member. */
export function ProfileScreen() {
  const t = useTranslations('profile');
  const auth = useAuth();
  const security = useSecurity();
  useScrollToHash(!security.isPending);
  if (auth.status !== 'signedIn') return null;
  const { user } = auth;
  return (
    <div className="grid gap-x-12 lg:grid-cols-[10rem_minmax(0,40rem)]">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mb-6 lg:col-span-2 lg:mb-10">
        <PageHeader title={t('title')} />
      </div>
      <SectionNav />
      <div className="min-w-0">
        <PublicProfile user={user} />
        <UsernameSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <TwoFactorSection />
        <PasskeysSection />
        <DevicesSection />
        <EventsSection />
        <DataSection user={user} />
      </div>
    </div>
  );
}
