import { Search } from 'lucide-react';
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { useCommands } from './commands.ts';
import { Region } from './region.tsx';

/** Loaded when it is first asked for. */
const WorkPalette = lazy(async () => ({ default: (await import('./work-palette.tsx')).WorkPalette }));

const OpenPalette = createContext<() => void>(() => {});

/** Opens on Ctrl or Cmd and K, everywhere inside. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  const groups = useCommands();
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
    <OpenPalette value={() => setOpen(true)}>
      {children}
      {asked && (
        <Region>
          <Suspense>
            <WorkPalette open={open} onOpenChange={setOpen} groups={groups} />
          </Suspense>
        </Region>
      )}
    </OpenPalette>
  );
}

/** The palette for those who point. */
export function PaletteButton() {
  const t = useTranslations('app.palette');
  const open = use(OpenPalette);
  return <IconButton name={t('name')} icon={Search} keys="Mod+K" onClick={open} />;
}
