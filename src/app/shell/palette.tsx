import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { CommandGroup } from '#ui/overlays/command-palette.tsx';
import { ScreenCommands, useShowPalette } from '#ui/screen-commands.ts';
import { RegionBoundary } from './region-boundary.tsx';

/** Loaded when the palette is first opened. */
const SearchPalette = lazy(async () => ({ default: (await import('./search-palette.tsx')).SearchPalette }));

/** Provides the command palette, opened by Ctrl+K or Cmd+K. The current screen's actions come first. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const [screenGroups, setScreenGroups] = useState<CommandGroup[]>([]);
  const screen = useMemo(() => ({ open, offer: setScreenGroups, show: () => setOpen(true) }), [open]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <ScreenCommands value={screen}>{children}</ScreenCommands>
      {wasOpened && (
        <RegionBoundary>
          <Suspense>
            <SearchPalette open={open} onOpenChange={setOpen} screenGroups={screenGroups} />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}

/** The button that opens the command palette. */
export function PaletteButton() {
  const t = useTranslations('app.palette');
  const show = useShowPalette();
  return <IconButton name={t('name')} icon={Search} keys="Mod+K" onClick={show} />;
}
