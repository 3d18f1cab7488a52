import { Search } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CommandPalette } from '#ui/command-palette.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useCommands } from './commands.ts';

const OpenPalette = createContext<() => void>(() => {});

/** Opens on Ctrl or Cmd and K, everywhere inside. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('app.palette');
  const [open, setOpen] = useState(false);
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
      <CommandPalette open={open} onOpenChange={setOpen} label={t('label')} emptyText={t('empty')} groups={groups} />
    </OpenPalette>
  );
}

/** The palette for those who point. */
export function PaletteButton() {
  const t = useTranslations('app.palette');
  const open = use(OpenPalette);
  return <IconButton name={t('name')} icon={Search} keys="Mod+K" onClick={open} />;
}
