import { Ellipsis, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { DestinationLink, TAB_STYLE } from './destination-link.tsx';
import { isWithin, SETTINGS_DESTINATION, useDestinations } from './destinations.ts';
import { HelpButton } from './help-button.tsx';
import { PaletteButton } from './palette.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Tells fixed elements of the page, such as notices, how high the bar is. Hidden on wider screens, where none reads it. */
function useBarHeight() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar-height', 'calc(3.5rem + env(safe-area-inset-bottom))');
    return () => void style.removeProperty('--bottom-bar-height');
  }, []);
}

/** The navigation on phones: four entries, and a sheet with the others. */
export function TabBar() {
  const t = useTranslations('app');
  const destinations = useDestinations();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useBarHeight();
  const hiddenDestinations = [...destinations.filter(({ tab }) => !tab), SETTINGS_DESTINATION];
  const isHiddenCurrent = hiddenDestinations.some(({ path }) => isWithin(path, pathname));
  return (
    <nav
      aria-label={t('navigation')}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(5,minmax(0,auto))] border-border border-t bg-background pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {destinations
        .filter(({ tab }) => tab)
        .map(({ name, path, icon }) => (
          <DestinationLink key={name} to={path} icon={icon} label={t(`destinations.${name}`)} variant="tab" />
        ))}
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('more')}
        trigger={
          <button type="button" aria-current={isHiddenCurrent || undefined} className={TAB_STYLE}>
            <Icon of={Ellipsis} size={20} />
            <span className="max-w-full truncate px-0.5">{t('more')}</span>
          </button>
        }
      >
        <ul className="flex flex-col">
          {hiddenDestinations.map(({ name, path }) => (
            <li key={name}>
              <Link
                to={path}
                aria-current={isWithin(path, pathname) ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className="flex min-h-11 items-center aria-[current=page]:font-medium aria-[current=page]:text-link"
              >
                {t(`destinations.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap gap-1 border-border border-t pt-3">
          <PaletteButton />
          <ThemeButton />
          <HelpButton />
          <Button tone="quiet" icon={LogOut} className="ms-auto" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </div>
      </Sheet>
    </nav>
  );
}
