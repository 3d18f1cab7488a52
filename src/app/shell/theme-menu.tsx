import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { useTheme } from '#ui/theme.tsx';

/** A menu for choosing light or dark, and whether this device remembers the choice. */
export function ThemeMenu() {
  const t = useTranslations('app.theme');
  const { theme, setTheme, remembered, remember } = useTheme();
  return (
    <Menu
      trigger={<IconButton name={t('name')} icon={theme.isDark ? Moon : Sun} />}
      entries={[
        { kind: 'check', label: t('light'), checked: !theme.isDark, onCheckedChange: () => setTheme('light') },
        { kind: 'check', label: t('dark'), checked: theme.isDark, onCheckedChange: () => setTheme('dark') },
        { kind: 'line' },
        { kind: 'check', label: t('remember'), checked: remembered, onCheckedChange: remember },
      ]}
    />
  );
}
