import { IdCard } from 'lucide-react';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useScrollRow } from '#ui/layout/use-scroll-row.ts';
import { useAuth } from '../auth-provider.tsx';
import { DataSection } from './data/data-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { EventsSection } from './events/events-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PublicProfile } from './public/public-profile.tsx';
import { SECTIONS } from './sections.ts';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { useCurrentSection } from './use-current-section.ts';
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
        <PageHeader
          title={t('title')}
          action={
            <Link variant="button-plain" render={<RouterLink to="/profile/card" />}>
              <Icon of={IdCard} />
              {t('card')}
            </Link>
          }
        />
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

/** Scrolls to the section in the fragment of the URL and focuses it, once `ready` is true. */
function useScrollToHash(ready: boolean) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again scrolls again
  useEffect(() => {
    const name = SECTIONS.find((section) => `#${section}` === hash);
    if (!name || !ready) return;
    // Runs after the shell has focused the heading of the page.
    const timer = setTimeout(() => {
      const section = document.getElementById(name);
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [hash, key, ready]);
}

/** Renders the navigation between the sections: beside the page if there is room, otherwise above it. */
function SectionNav() {
  const t = useTranslations('profile');
  const current = useCurrentSection();
  const row = useScrollRow<HTMLUListElement>(current, SECTIONS.length);
  return (
    <nav
      aria-label={t('sections')}
      className="min-w-0 max-lg:-mx-4 max-lg:mb-8 max-lg:sm:-mx-8 lg:sticky lg:top-8 lg:self-start"
    >
      <ul ref={row} className="scroll-row flex gap-1 px-4 sm:px-8 lg:-ms-3 lg:flex-col lg:overflow-visible lg:px-0">
        {SECTIONS.map((name) => (
          <li key={name} className="max-lg:shrink-0">
            <RouterLink
              to={`#${name}`}
              replace
              preventScrollReset
              aria-current={current === name ? 'location' : undefined}
              className="flex min-h-8 pointer-coarse:min-h-11 items-center rounded-control px-3 text-text-secondary transition-colors hover:bg-tint hover:text-text focus-visible:-outline-offset-2 aria-[current=location]:bg-tint aria-[current=location]:font-medium aria-[current=location]:text-text"
            >
              {t(`${name}.title`)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
