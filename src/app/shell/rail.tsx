import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Mark } from '#ui/mark.tsx';
import { DestinationLink } from './destination-link.tsx';
import { SETTINGS_DESTINATION, useDestinations } from './destinations.ts';
import { HelpButton } from './help-button.tsx';
import { PaletteButton } from './palette.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The navigation on wide screens. On medium screens it shows only icons. */
export function Rail() {
  const t = useTranslations('app');
  const destinations = useDestinations();
  return (
    <header className="sticky top-0 flex h-dvh w-16 shrink-0 flex-col border-border border-e px-3 py-4 max-sm:hidden xl:w-58">
      <Brand />
      <nav aria-label={t('navigation')} className="flex flex-1 flex-col gap-1">
        {destinations.map(({ name, path, icon }) => (
          <DestinationLink key={name} to={path} icon={icon} label={t(`destinations.${name}`)} variant="rail" />
        ))}
        <div className="mt-auto grid pt-4">
          <DestinationLink
            to={SETTINGS_DESTINATION.path}
            icon={SETTINGS_DESTINATION.icon}
            label={t(`destinations.${SETTINGS_DESTINATION.name}`)}
            variant="rail"
          />
        </div>
      </nav>
      <div className="flex flex-col gap-3 pt-3">
        <div className="flex gap-1 max-xl:flex-col max-xl:items-center">
          <PaletteButton />
          <ThemeButton />
          <HelpButton />
        </div>
        <AccountLink />
      </div>
    </header>
  );
}

function AccountLink() {
  const t = useTranslations('app');
  const auth = useAuth();
  const signOut = useSignOut();
  if (auth.status !== 'signedIn') return null;
  const { displayName, email, photoURL } = auth.user;
  return (
    <div className="flex items-center max-xl:flex-col max-xl:gap-1">
      <NavLink
        to="/profile"
        className="group flex min-w-0 items-center gap-2 rounded-control px-1 py-1 hover:bg-tint aria-[current=page]:bg-tint max-xl:justify-center xl:flex-1"
      >
        <Avatar name={displayName} src={photoURL ?? undefined} decorative />
        <span className="sr-only">{t('person', { name: displayName })}</span>
        <span aria-hidden="true" className="min-w-0 max-xl:hidden">
          <span className="block truncate font-medium">{displayName}</span>
          <span dir="ltr" className="block truncate text-text-secondary text-xs rtl:text-right">
            {email}
          </span>
        </span>
      </NavLink>
      <IconButton name={t('signOut')} icon={LogOut} className="rtl:-scale-x-100" onClick={() => void signOut()} />
    </div>
  );
}

/** The instance's logo, or the product's by default, with its name if there is room. */
function Brand() {
  const { name, logo } = useInstanceFacts();
  return (
    <a
      href="/"
      className="mb-6 flex h-8 min-w-0 items-center gap-3 px-2 font-medium text-base max-xl:px-0"
      title={name}
    >
      {logo ? (
        <img
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-8 w-auto max-w-24 object-contain max-xl:mx-auto max-xl:max-w-10"
        />
      ) : (
        <span className="text-primary max-xl:mx-auto">
          <Mark size={24} />
        </span>
      )}
      <span className="truncate max-xl:sr-only">{name}</span>
    </a>
  );
}
